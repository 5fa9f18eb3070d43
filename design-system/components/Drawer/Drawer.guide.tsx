import type { DoAndDont } from '../../guide.ts';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: { story: 'components-drawer--from-end' },
      because: 'It accompanies the page, which stays in sight, and is soon put away.',
    },
    wrong: {
      shows: {
        story: 'components-drawer--from-bottom',
        args: { title: 'Delete this address', children: 'It cannot be brought back' },
      },
      because: 'A question stands in the middle, with its answers: take Dialog.',
    },
  },
];
