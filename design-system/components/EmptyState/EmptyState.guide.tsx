import type { DoAndDont } from '../../guide.ts';
import { ButtonLink } from '../ButtonLink/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <EmptyState
          title="You follow nobody yet"
          action={<ButtonLink href="/">Find an author</ButtonLink>}
        >
          Whoever you follow tells you of each new work.
        </EmptyState>
      ),
      because: 'It says what could be here, and what to do next.',
    },
    wrong: {
      shows: () => <EmptyState title="No results" />,
      because: 'It leaves the shopper where they are, without a way on.',
    },
  },
];
