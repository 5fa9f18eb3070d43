import type { DoAndDont } from '../../guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Breadcrumbs
          items={[
            { name: 'Home', path: '/' },
            { name: 'Books', path: '/1/books/1' },
            { name: 'Fiction', path: '/1/fiction/4' },
          ]}
        />
      ),
      because: 'It says where the page stands in the shop, and leads up.',
    },
    wrong: {
      shows: () => (
        <Breadcrumbs
          items={[
            { name: 'Bag', path: '/bag' },
            { name: 'Address', path: '/checkout' },
            { name: 'Payment', path: '/checkout/payment' },
          ]}
        />
      ),
      because: 'These are steps, done in order: take Stepper, which says what is done.',
    },
  },
];
