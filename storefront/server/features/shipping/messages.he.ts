export const messages = {
  chooseCountry: 'נא לבחור ארץ.',
  unreached: (country: string) => `עדיין איננו שולחים חבילות אל \u2068${country}\u2069.`,

  ways: {
    courier: 'שליח באופניים',
    standard: 'רגיל',
    priority: 'מהיר',
    express: 'אקספרס',
    military: 'דואר צבאי',
    priorityMilitary: 'דואר צבאי מהיר',
  },
};
