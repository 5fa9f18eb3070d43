import type { DoAndDont } from '../../guide.ts';
import { Button } from '../Button/index.ts';
import { Spinner } from './Spinner.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Spinner label="Signing out" />,
      because: 'It says what is waited for.',
    },
    wrong: {
      shows: () => <Spinner label="Please wait" />,
      because: 'Whoever hears it does not know for what.',
    },
  },
  {
    right: {
      shows: () => <Button busy>Add to bag</Button>,
      because: 'A button that is at work shows it itself, and keeps its name.',
    },
    wrong: {
      shows: () => (
        <>
          <Button disabled>Add to bag</Button> <Spinner label="Adding" />
        </>
      ),
      because: 'The focus is lost with a disabled button, and what stands beside it moves.',
    },
  },
];
