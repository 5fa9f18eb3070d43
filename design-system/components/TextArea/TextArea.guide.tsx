import type { DoAndDont } from '../../guide.ts';
import { TextField } from '../TextField/index.ts';
import { TextArea } from './TextArea.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <TextArea label="Gift message" name="area-right" hint="Up to 200 letters." />,
      because: 'More than a line is wanted, and how much fits is said before.',
    },
    wrong: {
      shows: () => <TextArea label="ZIP code" name="area-wrong" />,
      because: 'A large field asks for a long answer.',
    },
  },
  {
    right: {
      shows: () => <TextField label="ZIP code" name="zip-right" autoComplete="postal-code" />,
      because: 'One line for what takes one: TextField.',
    },
    wrong: {
      shows: () => <TextField label="Gift message" name="message-wrong" />,
      because: 'Whoever writes three lines sees the end of the last.',
    },
  },
];
