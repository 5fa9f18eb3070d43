import type { SavedLine } from '@otzar/contract/customer-bag';

/** One of a product, plain, but for what is said to be different. */
export const savedLine = (id: number, different: Partial<SavedLine> = {}): SavedLine => ({
  id,
  type: 'product',
  item_key: '',
  quantity: 1,
  gift_options: null,
  personalization: [],
  gift_card: null,
  ...different,
});
