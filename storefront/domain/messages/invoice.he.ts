export const messages = {
  taxNumber: (number: string) => `מספר לצורכי מס: \u2068${number}\u2069`,
  cancelled: (day: string) => `בוטלה ב${day}`,
};
