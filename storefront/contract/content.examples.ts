import type { readContent } from './content.ts';
import type { Answer } from './endpoint.ts';

export const readContentExamples = {
  default: {
    id: 41,
    slug: 'shipping-policy',
    title: 'Shipping Policy',
    blocks: [
      { kind: 'paragraph', text: 'We pack every order by hand, usually on the day it is placed.' },
      { kind: 'heading', text: 'Free shipping' },
      {
        kind: 'paragraph',
        text: 'Orders over $49 ship free within the United States. A few things do not count:',
      },
      { kind: 'item', text: 'Furniture and globes' },
      { kind: 'item', text: 'Express delivery' },
    ],
  },
  empty: { id: 43, slug: 'about', title: 'About Otzar', blocks: [] },
} satisfies Record<string, Answer<typeof readContent>>;
