export const messages = {
  methods: {
    standard: 'רגיל',
    priority: 'מועדף',
    express: 'מהיר',
    courier: 'שליחות באופניים',
    military: 'דואר צבאי',
    priorityMilitary: 'דואר צבאי מועדף',
  },
  chooseCountry: 'נא לבחור ארץ.',
  unreached: (country: string) => `עדיין איננו שולחים חבילות אל \u2068${country}\u2069.`,
};
