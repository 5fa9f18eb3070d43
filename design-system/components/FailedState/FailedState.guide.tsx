import type { DoAndDont } from '../../guide.ts';
import { FailedState } from './FailedState.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <FailedState title="The departments could not be loaded" onRetry={() => {}}>
          Check your connection, and try again.
        </FailedState>
      ),
      because: 'It says what is not there, what to do, and offers to do it.',
    },
    wrong: {
      shows: () => <FailedState title="Something went wrong">Error 503</FailedState>,
      because: 'Neither what failed nor what to do; and a number is for operators.',
    },
  },
];
