import { samplePictures } from '../../components/Picture/Picture.examples.ts';

/** A title too long for any card. */
export const longTitle =
  'A Complete and Annotated Companion to the Paper, Type, Ink, Thread and Board of the Bookbinders of the Old City, in Two Volumes';

/** Products as the cards, bag lines and orders of the stories show them. */
export const sampleProducts = [
  {
    title: 'The Lamplighter’s Almanac',
    path: '/products/the-lamplighters-almanac/1',
    price: '$24.95',
    formerPrice: '$29.95',
    creators: 'Miriam Adler',
    picture: samplePictures.book,
  },
  {
    title: 'A Garden of Small Letters',
    hebTitle: 'גן של אותיות קטנות',
    path: '/products/a-garden-of-small-letters/2',
    price: '$18.00',
    creators: 'Yonatan Sela, Dana Peretz',
    picture: samplePictures.book,
  },
  {
    title: 'Pomegranate mug',
    path: '/products/pomegranate-mug/3',
    price: '$14.50',
    creators: 'Tamar Studio',
    picture: samplePictures.mug,
    badge: 'Last 2',
  },
  {
    title: 'Colored pencils, box of five',
    path: '/products/colored-pencils/4',
    price: '$6.25',
    creators: 'Keshet',
    picture: samplePictures.pencils,
  },
  {
    title: 'E-gift card',
    path: '/products/e-gift-card/5',
    price: '$25.00',
    creators: 'Otzar',
    picture: samplePictures.card,
  },
  {
    title: longTitle,
    hebTitle: 'המדריך השלם והמבואר לנייר, לאות, לדיו, לחוט וללוח של כורכי העיר העתיקה',
    path: '/products/a-complete-companion/6',
    price: '$149.00',
    creators: 'Rachel Levi',
    picture: samplePictures.book,
    badge: 'Preorder',
  },
] as const;

/** Figures of an order, with every kind of row. */
export const sampleRows = [
  {
    label: 'Subtotal',
    value: '$57.95',
    explanation: 'The price of each item times its quantity, before tax and delivery.',
    parts: [
      { label: 'The Lamplighter’s Almanac', detail: '1 × $24.95', value: '$24.95' },
      { label: 'גן של אותיות קטנות', detail: '1 × $18.00', value: '$18.00' },
      { label: 'E-gift card', detail: '1 × $15.00', value: '$15.00' },
    ],
  },
  {
    label: 'Shipping',
    value: 'Free',
    note: 'Standard, 3 to 5 days',
    explanation: 'Standard delivery to 11201 ships free: your items come to $49 or more.',
  },
  {
    label: 'Gift options',
    value: '$3.00',
    parts: [{ label: 'The Lamplighter’s Almanac', detail: 'gift wrap', value: '$3.00' }],
  },
  {
    label: 'Estimated tax',
    value: '$3.55',
    explanation: '8.25% of the price for delivery to 11201, rounded on each item.',
    parts: [
      { label: 'The Lamplighter’s Almanac', detail: '8.25% of $24.95', value: '$2.06' },
      { label: 'גן של אותיות קטנות', detail: '8.25% of $18.00', value: '$1.49' },
      { label: 'E-gift card', value: 'Not taxed' },
    ],
  },
  {
    label: 'Personalization',
    value: '$6.00',
    waived: true,
    note: 'Not charged in an order with a discount.',
    explanation: 'What was put on each item, times its quantity.',
    parts: [
      {
        label: 'The Lamplighter’s Almanac',
        detail: 'name on the cover, 1 × $6.00',
        value: '$6.00',
      },
    ],
  },
  {
    label: 'Discount',
    value: '−$5.00',
    note: 'With it, $6.00 for personalization is not charged.',
    strong: true,
    explanation: 'The code SPRING takes $5.00 off. An order never comes to less than $0.00.',
  },
  {
    label: 'Gift cards',
    value: '−$3.00',
    explanation: 'Taken off what is left to pay, in the order you entered them.',
    parts: [{ label: 'Card ending in 4410', detail: '$3.00 of $3.00', value: '−$3.00' }],
  },
];

/** What those figures come to. */
export const sampleTotal = {
  label: 'Total',
  value: '$56.50',
  explanation: 'Subtotal, shipping, gift options and tax, less the discount and the gift cards.',
};
