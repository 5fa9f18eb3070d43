import type { DoAndDont } from '../../guide.ts';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: { story: 'components-dialog--with-footer' },
      because: 'One question that has to be settled first; the harmless answer comes first.',
    },
    wrong: {
      shows: {
        story: 'components-dialog--open',
        args: { title: 'Saved', children: 'Your address was saved' },
      },
      because: 'News needs no answer: this stops the shopper for nothing. Take Message.',
    },
  },
];
