import type { DoAndDont } from '../../guide.ts';
import { Button } from './Button.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Button intent="danger">Remove address</Button>,
      because: 'The label says what happens.',
    },
    wrong: {
      shows: () => <Button intent="danger">OK</Button>,
      because: 'Whoever reads only the button does not know what it does.',
    },
  },
  {
    right: {
      shows: () => (
        <>
          <Button>Add to bag</Button> <Button intent="secondary">Save for later</Button>
        </>
      ),
      because: 'One is primary: the eye finds the way on.',
    },
    wrong: {
      shows: () => (
        <>
          <Button>Add to bag</Button> <Button>Save for later</Button>
        </>
      ),
      because: 'Two of the same weight make the shopper choose between the buttons first.',
    },
  },
];
