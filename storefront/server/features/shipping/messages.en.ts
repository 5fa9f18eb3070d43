export const messages = {
  methods: {
    standard: 'Standard',
    priority: 'Priority',
    express: 'Express',
    courier: 'Bicycle courier',
    military: 'Military mail',
    priorityMilitary: 'Priority military mail',
  },
  chooseCountry: 'Please choose a country.',
  unreached: (country: string) => `We can't send parcels to ${country} yet.`,
};
