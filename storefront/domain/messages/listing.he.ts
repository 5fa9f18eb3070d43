export const messages = {
  between: (min: string, max: string) => `${min} עד ${max}`,
  from: (min: string) => `מ־${min}`,
  upTo: (max: string) => `עד ${max}`,
  price: 'מחיר',
};
