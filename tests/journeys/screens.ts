import { landmarks } from '../../storefront/demo/landmarks.ts';
import { expect, type Page } from './shop.ts';

/** Where somebody comes in who has an account or would like one. */
const doorScreens = [
  '/login',
  '/register',
  '/forgot-password',
  '/password/reset/a-token-of-nobody',
];

/** What every house has, the same for all; a guest's favorites are none yet. */
const houseScreens = [
  '/favorites',
  '/contact-us',
  '/store-information/address',
  '/store-information/hours',
  '/store-information/virtual-tour',
  '/school',
  '/school?country=US&zip=abc',
  '/school/select-your-school/US/10002',
  '/school/select-your-school/US/99950',
  '/school/select-your-grade/1',
  '/school/select-your-supplies/1/1',
  '/return',
  '/return?order=1',
  '/gift-return',
];

interface Home {
  rails: { path: string | null }[];
  creators: { path: string }[];
}

/** One address of each kind of page that a guest may open, in groups. */
export async function guestScreens(page: Page): Promise<Record<string, string[]>> {
  const { rails, creators }: Home = await (await page.request.get('/api/home')).json();
  const rail = (kind: string) => rails.find(({ path }) => path?.startsWith(kind))?.path ?? kind;
  const kinds = [
    ...(['book', 'variations', 'personalized', 'soldOut', 'preorder', 'digital'] as const),
    ...(['giftCard', 'hebrew', 'subscription', 'service', 'bundle'] as const),
  ];
  const products = await Promise.all(
    kinds.map(async (name) => {
      const answer = await page.request.get(`/api/product/${landmarks[name].id}`);
      const { path }: { path: string } = await answer.json();
      return path;
    }),
  );
  return {
    'a shelf or a search': [
      ...['/', '/books/all/1', '/books/novels/3', '/books/all/1?vendors=nobody&page=2'],
      ...[rail('/a/'), rail('/collections/'), creators[0]?.path ?? '/creator/'],
      ...['/search', '/search?q=river', '/search?q=rivr', '/search?q=zzzz'],
    ],
    'a product': products,
    'an order or an account': ['/bag', '/sign-in', '/checkout', '/review', ...doorScreens],
    'the house': [
      ...['/about/43', '/shipping-policy/41', '/return-policy/42', '/terms-of-use/39'],
      ...['/privacy-policy/40', '/e-gift-card'],
      ...houseScreens,
    ],
  };
}

/** Every screen that is for customers, for a page in which the customer with a past is signed in. */
export async function accountScreens(page: Page): Promise<string[]> {
  const { orders }: { orders: { id: number }[] } = await (
    await page.request.get('/api/customer/order')
  ).json();
  const subscriptions: { id: number }[] = await (
    await page.request.get('/api/customer/subscription')
  ).json();
  expect([orders.length, subscriptions.length]).not.toContain(0);
  const account = [
    ...['dashboard', 'orders', 'favorites', 'buy-it-again', 'digital-libary', 'subscriptions'],
    ...['profile', 'addresses', 'payments', 'following'],
    ...orders.map(({ id }) => `orders/${id}`),
    `subscriptions-update/${subscriptions[0]?.id}`,
  ].map((screen) => `/account/${screen}`);
  const { book, digital } = landmarks;
  const signUps = ['1/1', `2/${book.id}`, `2/${digital.id}`].map((what) => `/subscription/${what}`);
  return [...account, ...signUps];
}
