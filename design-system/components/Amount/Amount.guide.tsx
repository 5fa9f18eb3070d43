import type { DoAndDont } from '../../guide.ts';
import { Amount } from './Amount.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Amount value="$27.00" about="₪98.55" />,
      because: 'What is charged stands first; the other currency says that it is a guide.',
    },
    wrong: {
      shows: () => <Amount value="₪98.55" />,
      because: 'Nobody is charged this sum: a total stands in the currency that is paid.',
    },
  },
];
