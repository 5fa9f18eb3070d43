/** Every address of the shop (specification, section 2), in one place. */
export const paths = {
  home: '/',
  bag: '/bag',
  search: '/search',
  signIn: '/sign-in',
  checkout: '/checkout',
  review: '/review',
  /** Where a customer changes what an order starts from: the checkout itself sends them to Review. */
  reviewDetails: '/review?edit=details',
  thankYou: (id: number) => `/thank-you/${id}`,
  invoice: (id: number) => `/view-invoice/${id}`,
  eGiftCard: '/e-gift-card',
  orderStatus: (id: number) => `/orders/guest/${id}/status`,
  login: '/login',
  account: '/account',
  accountOrders: '/account/orders',
  accountFavorites: '/account/favorites',
  guestFavorites: '/favorites',
  buyItAgain: '/account/buy-it-again',
  digitalLibrary: '/account/digital-libary',
  subscriptions: '/account/subscriptions',
  about: '/about/43',
  shippingPolicy: '/shipping-policy/41',
  returnPolicy: '/return-policy/42',
  termsOfUse: '/terms-of-use/39',
  privacyPolicy: '/privacy-policy/40',
} as const;

/** The same address with some of its query changed; an empty value removes its name. */
export function withQuery(path: string, changes: Record<string, string>): string {
  const [pathname = '/', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
