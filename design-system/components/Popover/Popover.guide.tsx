import type { DoAndDont } from '../../guide.ts';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: { story: 'components-popover--open' },
      because: 'A few things that belong to one button.',
    },
    wrong: {
      shows: { story: 'components-popover--many-options' },
      because: 'More than a dozen things want room: take Drawer.',
    },
  },
];
