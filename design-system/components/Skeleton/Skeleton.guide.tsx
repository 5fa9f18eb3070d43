import type { DoAndDont } from '../../guide.ts';
import { Spinner } from '../Spinner/index.ts';
import { Skeleton } from './Skeleton.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <div>
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </div>
      ),
      because: 'It has the shape of the paragraph that comes: nothing moves when it does.',
    },
    wrong: {
      shows: () => <Skeleton shape="block" width="card" height="card" />,
      because: 'A block where lines of text come: the page jumps.',
    },
  },
  {
    right: {
      shows: () => <Spinner label="Signing out" />,
      because: 'Where no shape is known: Spinner.',
    },
    wrong: {
      shows: () => <Skeleton width="40%" />,
      because: 'Signing out brings nothing of this shape.',
    },
  },
];
