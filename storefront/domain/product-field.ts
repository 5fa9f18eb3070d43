/** The names of what is asked in the form of a product, as it is sent with or without scripts. */
export const productField = {
  /** The product's id. */
  product: 'product',
  quantity: 'quantity',
  /** How it is given: `card` or `wrap`. */
  gift: 'gift',
  /** What the recipient is to read. */
  message: 'message',
  /** The value of an option, such as a size. */
  option: (name: string) => `option.${name}`,
  /** What is written on it, by the key of the field. */
  words: (key: string) => `words.${key}`,
} as const;
