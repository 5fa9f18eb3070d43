import { samplePictures } from '../components/Picture/Picture.examples.ts';

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
  { label: 'Subtotal', value: '$57.95' },
  { label: 'Shipping', value: 'Free', note: 'Standard, 3 to 5 days' },
  {
    label: 'Estimated tax',
    value: '$4.78',
    explanation: 'We work it out from the ZIP code you gave: 8.25% of what is taxed.',
  },
  { label: 'Personalization', value: '$6.00', waived: true },
  { label: 'Discount', value: '−$5.00', strong: true },
];
