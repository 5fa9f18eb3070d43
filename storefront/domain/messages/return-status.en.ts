export const messages = {
  never: {
    giftCard: 'Gift cards cannot be returned.',
    digital: 'Digital items cannot be returned.',
    service: 'Services cannot be returned.',
    personalized: 'Personalized items cannot be returned.',
  },
  cancelled: 'This order was cancelled.',
  returned: 'Already returned.',
  allReturned: (quantity: number) => `All ${quantity} are already returned.`,
  notArrived: 'It can be returned once it has arrived.',
  over: (days: number, until: string) => `Its ${days} days ended on ${until}.`,
};
