import { expect, test } from './shop.ts';

/** What stands at an address: the status, where it leads, and the document's title. */
interface Screen {
  address: string;
  status?: number;
  /** Where it leads; itself unless it says otherwise. */
  leadsTo?: string;
  title: string;
}

const plain = 'Otzar';
const named = (page: string) => `${page} · ${plain}`;
const missing = { status: 404, title: named('Not found') };

/** Every screen as a guest finds it who types its address, with nothing in the bag (specification, section 2). */
const sold: Screen[] = [
  { address: '/', title: plain },
  { address: '/bag', title: named('Your bag') },
  { address: '/products/wrong-slug/1', leadsTo: '/products/', title: plain },
  { address: '/products/none/99999999', ...missing },
  { address: '/products/none/word', ...missing },
  { address: '/bundles/none/99999999', ...missing },
  { address: '/search', title: plain },
  { address: '/search?q=river', title: plain },
  { address: '/books/all/1', title: plain },
  { address: '/books/none/99999999', ...missing },
  { address: '/nowhere/none/word', ...missing },
  { address: '/a/books/none/99999999', ...missing },
  { address: '/collections/none/99999999', ...missing },
  { address: '/creator/none/99999999', ...missing },
];

const ordering: Screen[] = [
  { address: '/sign-in', leadsTo: '/bag', title: named('Your bag') },
  { address: '/checkout', leadsTo: '/bag', title: named('Your bag') },
  { address: '/review', leadsTo: '/bag', title: named('Your bag') },
  { address: '/thank-you/1', ...missing },
  { address: '/thank-you/word', ...missing },
  { address: '/view-invoice/1', ...missing },
  { address: '/orders/guest/1/status', title: named('Order status') },
];

const login = { leadsTo: '/login', title: named('Log in') };

const account: Screen[] = [
  { address: '/login', title: named('Log in') },
  { address: '/register', title: named('Create an account') },
  { address: '/forgot-password', title: named('Forgot your password?') },
  { address: '/password/reset/nobodys', title: named('Set a new password') },
  { address: '/account', ...login },
  ...[
    ...['dashboard', 'orders', 'orders/1', 'favorites', 'buy-it-again', 'digital-libary'],
    ...['subscriptions', 'subscriptions-update/1', 'profile', 'addresses', 'payments', 'following'],
  ].map((screen) => ({
    address: `/account/${screen}`,
    ...login,
  })),
  { address: '/subscription/1/1', ...login },
  { address: '/subscription/2/1', ...login },
  { address: '/subscription/3/1', ...login },
  { address: '/subscription-confirmation/1', ...login },
  { address: '/recurring-confirmation/1', ...login },
];

const schoolAndReturns: Screen[] = [
  { address: '/school', title: named('School supplies') },
  {
    address: '/school/select-your-school',
    leadsTo: '/school',
    title: named('School supplies'),
  },
  { address: '/school/select-your-school/US/10002', title: named('Select your school') },
  { address: '/school/select-your-grade/1', title: named('Select your grade: Harbor Day School') },
  { address: '/school/select-your-grade/99999999', ...missing },
  {
    address: '/school/select-your-supplies/1/1',
    title: named('Select your supplies: Kindergarten, Harbor Day School'),
  },
  { address: '/school/select-your-supplies/1/99999999', ...missing },
  { address: '/return', title: named('Return something') },
  { address: '/return?order=1', title: named('Return something') },
  { address: '/gift-return', title: named('Return a gift') },
  ...['/select-items-to-return', '/choose-a-refund-method', '/choose-a-return-method'].map(
    (address) => ({ address, leadsTo: '/return', title: named('Return something') }),
  ),
  { address: '/return-confirmation/1', ...missing },
];

const house: Screen[] = [
  { address: '/favorites', title: named('Favorites') },
  { address: '/e-gift-card', title: named('E-gift card') },
  { address: '/contact-us', title: named('Contact us') },
  {
    address: '/store-information',
    leadsTo: '/store-information/address',
    title: named('Store address'),
  },
  { address: '/store-information/address', title: named('Store address') },
  { address: '/store-information/hours', title: named('Store hours') },
  { address: '/store-information/virtual-tour', title: named('Virtual tour') },
  { address: '/about/43', title: named('About Otzar') },
  { address: '/about/99999999', ...missing },
  { address: '/about/word', ...missing },
  { address: '/500', status: 500, title: named('Something went wrong') },
  { address: '/404', ...missing },
  { address: '/no/such/address/at/all', ...missing },
];

const shelves = async (origin: string): Promise<Screen[]> => {
  const home: { rails: { path: string | null }[]; creators: { path: string; name: string }[] } =
    await (await fetch(`${origin}/api/home`)).json();
  const [creator] = home.creators;
  const list = (kind: string) =>
    home.rails.find(({ path }) => path?.startsWith(kind))?.path ?? kind;
  return [
    { address: list('/a/'), title: plain },
    { address: list('/collections/'), title: plain },
    { address: creator?.path ?? '', title: named(creator?.name ?? '') },
  ];
};

const kinds: Record<string, (origin: string) => Promise<Screen[]> | Screen[]> = {
  'what is sold': async (origin) => [...sold, ...(await shelves(origin))],
  'an order': () => ordering,
  'the account': () => account,
  'school and returns': () => schoolAndReturns,
  'the house': () => house,
};

test.describe('a typed address', () => {
  // The browser itself says which status a page came with; an uncaught error or a hydration is none of these.
  test.use({ expectedComplaint: /^Failed to load resource.*status of (404|500)/ });

  for (const [kind, screensOf] of Object.entries(kinds))
    test(`of ${kind} leads to its screen, or to the right first step, with status and title`, async ({
      page,
      shop,
    }) => {
      for (const { address, status = 200, leadsTo = address, title } of await screensOf(
        shop.origin,
      )) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(status);
        await expect
          .poll(() => new URL(page.url()), { message: address })
          .toMatchObject({
            pathname: expect.stringContaining(new URL(leadsTo, page.url()).pathname),
          });
        await expect(page, address).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await page.waitForLoadState('networkidle');
      }
    });
});
