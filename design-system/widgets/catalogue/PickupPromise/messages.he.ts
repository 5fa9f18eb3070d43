export const notForPickup = 'ללא איסוף מהחנות';
export const sentFromWorkshop = 'נשלח ישירות מבית המלאכה שבו הוא נוצר.';
export const pickUpWhen = (ready: string) => `איסוף מהחנות: ${ready}`;
export const pickUp = 'איסוף מהחנות שלנו';
export const choosePickup = (place: string) =>
  `\u2068${place}\u2069. אפשר לבחור באיסוף מהחנות בשלב התשלום.`;
