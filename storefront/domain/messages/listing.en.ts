export const messages = {
  between: (min: string, max: string) => `${min} to ${max}`,
  from: (min: string) => `from ${min}`,
  upTo: (max: string) => `up to ${max}`,
  price: 'Price',
};
