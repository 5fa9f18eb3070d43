import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { sampleProducts } from '../catalogue.examples.ts';
import type { Suggestions } from './suggestions.ts';

const products = sampleProducts.map(({ title, path, picture }) => ({ title, path, picture }));

/** What a shop may answer while `gar` is typed. */
export const suggestions = {
  found: {
    status: 'ready',
    texts: ['garden', 'garden books', 'garlic', 'a garden of small letters'],
    products,
  },
  hebrew: {
    status: 'ready',
    texts: ['גן של אותיות', 'גן שושנים', 'גן'],
    products: [{ title: 'גן של אותיות קטנות', path: '/products/garden/2' }],
  },
  none: { status: 'ready', texts: [], products: [] },
  idle: { status: 'idle', texts: [], products: [] },
  loading: { status: 'loading', texts: [], products: [] },
  failed: { status: 'failed', texts: [], products: [] },
  /** More than is ever shown. */
  many: {
    status: 'ready',
    texts: namesOf('garden'),
    products: namesOf('Garden').map((title) => ({ title, path: `/products/${title}/1` })),
  },
  bad: {
    status: 'ready',
    texts: [title300, mixedTitle, markupTitle],
    products: [
      { title: title300, path: '/products/long/1', picture: brokenPicture },
      { title: mixedTitle, path: '/products/mixed/2' },
      { title: markupTitle, path: '/products/markup/3' },
    ],
  },
} satisfies Record<string, Suggestions>;
