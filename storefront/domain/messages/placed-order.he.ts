export const messages = {
  giftCardPaid: (lastFour: string, amount: string) =>
    `כרטיס מתנה המסתיים ב־\u2068${lastFour}\u2069: ${amount}`,
  cardPaid: (brand: string, lastFour: string) =>
    `כרטיס \u2068${brand}\u2069 המסתיים ב־\u2068${lastFour}\u2069, בדולרים אמריקניים`,
  cardPaidPart: (brand: string, lastFour: string, amount: string) =>
    `כרטיס \u2068${brand}\u2069 המסתיים ב־\u2068${lastFour}\u2069, בדולרים אמריקניים: ${amount}`,

  pickupBy: 'איסוף על ידי',
  deliveryTo: 'משלוח אל',
  sentTo: 'נשלח אל',

  pickup: 'איסוף מהחנות',
  pickedUp: (address: string) => `איסוף מ־\u2068${address}\u2069: ללא חיוב.`,
  delivery: 'משלוח',
  delivered: (way: string, postalCode: string) =>
    `משלוח \u2068${way}\u2069 אל \u2068${postalCode}\u2069.`,
  total: 'סך הכול',
};
