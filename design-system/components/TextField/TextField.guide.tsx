import type { DoAndDont } from '../../guide.ts';
import { TextField } from './TextField.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <TextField
          label="Email"
          name="email-right"
          type="email"
          defaultValue="ruth@"
          error="Enter an e-mail address like name@example.com."
        />
      ),
      because: 'What was typed stays, and the error says how it would be right.',
    },
    wrong: {
      shows: () => (
        <TextField label="Email" name="email-wrong" type="email" error="Invalid value" />
      ),
      because: 'It names no way to mend it, and the work is gone.',
    },
  },
  {
    right: {
      shows: () => <TextField label="Apartment" name="apartment-right" optional />,
      because: 'What may be left out says so; all else is needed.',
    },
    wrong: {
      shows: () => <TextField label="Apartment *" name="apartment-wrong" />,
      because: 'A star has to be looked up.',
    },
  },
];
