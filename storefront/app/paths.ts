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
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/password/reset/${encodeURIComponent(token)}`,
  account: '/account',
  dashboard: '/account/dashboard',
  accountOrders: '/account/orders',
  accountOrder: (id: number) => `/account/orders/${id}`,
  accountFavorites: '/account/favorites',
  guestFavorites: '/favorites',
  buyItAgain: '/account/buy-it-again',
  digitalLibrary: '/account/digital-libary',
  subscriptions: '/account/subscriptions',
  updateSubscription: (id: number) => `/account/subscriptions-update/${id}`,
  subscription: (type: number, group: number) => `/subscription/${type}/${group}`,
  subscriptionConfirmation: (id: number) => `/subscription-confirmation/${id}`,
  recurringConfirmation: (id: number) => `/recurring-confirmation/${id}`,
  profile: '/account/profile',
  addresses: '/account/addresses',
  payments: '/account/payments',
  followed: '/account/following',
  /** Where some of an order is sent back. */
  startReturn: (order: number) => `/return?order=${order}`,
  school: '/school',
  schools: ({ country, zip }: { country: string; zip: string }) =>
    `/school/select-your-school/${encodeURIComponent(country)}/${encodeURIComponent(zip)}`,
  /** The id is the school's. */
  grades: (school: number | string) => `/school/select-your-grade/${school}`,
  supplies: (school: number, list: number) => `/school/select-your-supplies/${school}/${list}`,
  contactUs: '/contact-us',
  serverError: '/500',
  /** Where the shop's letters are signed up for without scripts. */
  letters: '/letters',
  storeAddress: '/store-information/address',
  storeHours: '/store-information/hours',
  virtualTour: '/store-information/virtual-tour',
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
