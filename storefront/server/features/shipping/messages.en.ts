export const messages = {
  chooseCountry: 'Please choose a country.',
  unreached: (country: string) => `We can't send parcels to ${country} yet.`,

  /** What the ways of delivery are called. */
  ways: {
    courier: 'Bicycle courier',
    standard: 'Standard',
    priority: 'Priority',
    express: 'Express',
    military: 'Military mail',
    priorityMilitary: 'Priority military mail',
  },
};
