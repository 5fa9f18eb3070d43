import type { Answer } from './endpoint.ts';
import type { checkGiftCard } from './gift-card.ts';

export const checkGiftCardExamples = {
  default: { code: 'OTZ-PLUM-FERN-WREN', balance: 50 },
  small: { code: 'OTZ-SAGE-DUNE-LARK', balance: 5.25 },
  large: { code: 'OTZ-TREE-LEAF-SEED', balance: 500 },
} satisfies Record<string, Answer<typeof checkGiftCard>>;
