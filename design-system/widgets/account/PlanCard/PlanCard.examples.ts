/** Plans of one subscription, the last of which nobody can have now. */
export const samplePlans = [
  {
    value: '11',
    name: 'One picture book',
    price: '$16.00',
    frequency: 'every month',
    includes: [
      'A book for ages 2 to 6',
      'In English or Hebrew',
      'A letter for whoever reads aloud',
    ],
  },
  {
    value: '12',
    name: 'Two books',
    price: '$29.00',
    frequency: 'every month',
    badge: 'Most chosen',
    includes: [
      'One in English and one in Hebrew',
      'A letter for whoever reads aloud',
      'Shipping is free',
    ],
  },
  {
    value: '13',
    name: 'The bookbinder’s box',
    price: '$64.00',
    frequency: 'every 3 months',
    soldOut: true,
    includes: ['Four books', 'Paper, thread and a needle', 'A pattern to bind your own'],
  },
];
