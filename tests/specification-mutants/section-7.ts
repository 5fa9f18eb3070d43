import type { Mutant } from './mutant.ts';

/** Breaks of what section 7 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: 'Every request carries a header marking it as an XHR.',
    file: 'storefront/app/platform/session-start.ts',
    find: 'XMLHttpRequest',
    put: 'Fetch',
  },
  {
    statement: 'Every request uses the anti-forgery cookie and header pair.',
    file: 'storefront/app/platform/session-start.ts',
    find: `'X-XSRF-TOKEN': token`,
    put: `'X-CSRF-TOKEN': token`,
  },
  {
    statement: 'JSON is sent and read.',
    file: 'storefront/app/platform/axios.ts',
    find: '    data: plain.body,',
    put: '    data: plain.body && new URLSearchParams(plain.body as Record<string, string>),',
  },
  {
    statement: 'No time-out is set by default.',
    file: 'storefront/app/platform/axios.ts',
    find: 'withXSRFToken: false',
    put: 'withXSRFToken: false, timeout: 10_000',
  },
  {
    statement:
      'POST /utm takes utm_medium, utm_campaign, utm_term and utm_content, only non-empty ones, and answers nothing shown.',
    file: 'storefront/contract/utm.ts',
    find: 'utm_term: Mark, utm_content: Mark }',
    put: 'utm_term: Mark }',
  },
  {
    statement:
      'POST /api/login takes credentials, and answers customer (id, email, name, favorites), with 200.',
    file: 'storefront/server/features/customer/routes.ts',
    find: `    await signIn(shop, call, customer);
    return { customer: await shownCustomer(db, customer) };`,
    put: `    await signIn(shop, call, customer);
    return { customer: { ...(await shownCustomer(db, customer)), favorites: [] } };`,
  },
  {
    statement: 'POST /api/logout takes nothing, and answers nothing shown.',
    file: 'storefront/server/features/customer/routes.ts',
    find: `if (visitor.is !== 'guest') {`,
    put: `if (visitor.is === 'ended') {`,
  },
  {
    statement: 'GET /api/customer takes nothing, and answers session check.',
    file: 'storefront/server/features/customer/routes.ts',
    find: '    return { customer: await shownCustomer(db, visitor.id) };',
    put: '    return { customer: null };',
  },
  {
    statement: 'POST /api/password/reset takes reset payload, and answers customer.',
    file: 'storefront/server/features/customer/password-routes.ts',
    find: '    return { customer: await shownCustomer(db, customer) };',
    put: `    return { customer: { ...(await shownCustomer(db, customer)), email: '' } };`,
  },
  {
    statement: 'POST /api/customer takes profile fields, and answers customer.',
    file: 'storefront/server/features/customer/account.ts',
    find: 'const changed = { name, email,',
    put: 'const changed = { email,',
  },
  {
    statement:
      'POST /api/customer/address takes address fields, and answers address and addresses.',
    file: 'storefront/server/features/customer/saved-routes.ts',
    find: 'return { address: withId(addresses, id), addresses };',
    put: 'return { addresses };',
  },
  {
    statement: 'POST /api/customer/address/{id} takes address fields, and answers addresses.',
    file: 'storefront/server/features/customer/saved-routes.ts',
    find: 'return { addresses: await readAddresses(db, customer) };',
    put: 'return { addresses: [] };',
  },
  {
    statement: 'DELETE /api/customer/address/{id} takes nothing, and answers address.',
    file: 'storefront/server/features/customer/addresses.ts',
    find: `    await tx.delete(customer_address).where(eq(customer_address.id, id));
`,
    put: '',
  },
  {
    statement: 'POST /api/customer/payment takes payment fields, and answers payment and payments.',
    file: 'storefront/server/features/customer/saved-routes.ts',
    find: 'return { payment: withId(payments, id), payments };',
    put: 'return { payment: withId(payments, id), payments: [] };',
  },
  {
    statement: 'POST /api/customer/payment/{id} takes payment fields, and answers payments.',
    file: 'storefront/server/features/customer/payments.ts',
    find: '.set({ ...card, is_default })',
    put: '.set({ is_default })',
  },
  {
    statement: 'DELETE /api/customer/payment/{id} takes nothing, and answers nothing shown.',
    file: 'storefront/server/features/customer/payments.ts',
    find: `    await tx.delete(customer_payment).where(eq(customer_payment.id, id));
`,
    put: '',
  },
  {
    statement:
      'POST /api/card/createToken takes card and exp (with a security code, as any gateway asks), and answers Token and last four digits.',
    file: 'storefront/server/features/card/routes.ts',
    find: '      return token;',
    put: `      return { ...token, last_four: '' };`,
  },
  {
    statement: 'GET /api/zip_code takes nothing, and answers zip, country, tax_rate.',
    file: 'storefront/server/features/location/routes.ts',
    find: 'return shown(await readSavedLocation(db, session, clock()));',
    put: `return shown({ zip: '', country: 'US' });`,
  },
  {
    statement: 'POST /api/zip_code takes zipCode and country, and answers nothing shown.',
    file: 'storefront/server/features/location/routes.ts',
    find: `    await writeLocation(db, session, place, clock());
`,
    put: '',
  },
  {
    statement: 'POST /api/customer/favorites takes ids, and answers full favorites list.',
    file: 'storefront/server/features/favorites/queries.ts',
    find: `  return kept;
}`,
    put: `  return sold;
}`,
  },
  {
    statement:
      'PATCH /api/customer/favorites takes ids to remove, and answers full favorites list.',
    file: 'storefront/server/features/favorites/queries.ts',
    find: `  return readFavorites(db, customer);
}`,
    put: `  return ids;
}`,
  },
  {
    statement: 'POST /api/customer/bag takes bag, a list of lines, and answers bag lines.',
    file: 'storefront/server/features/bag/queries.ts',
    find: '  return readSavedBag(tx, kept);',
    put: '  return [];',
  },
  {
    statement: 'GET /api/customer/bag takes nothing, and answers bag lines.',
    file: 'storefront/server/features/bag/routes.ts',
    find: 'mount(readBag, (_, { customer }) => readSavedBag(db, bagOf(customer)));',
    put: 'mount(readBag, () => []);',
  },
  {
    statement: 'POST /api/customer/bag/delete takes bag, and answers nothing shown.',
    file: 'storefront/server/features/bag/routes.ts',
    find: 'mount(removeFromBag, ({ body }, { customer }) => dropLines(db, bagOf(customer), body.bag));',
    put: 'mount(removeFromBag, (_, { customer }) => readSavedBag(db, bagOf(customer)));',
  },
  {
    statement: 'POST /api/customer/later takes later, and answers nothing shown.',
    file: 'storefront/server/features/bag/routes.ts',
    find: 'saveLines(db, laterOf(customer), body.later, clock())',
    put: 'saveLines(db, bagOf(customer), body.later, clock())',
  },
  {
    statement: 'GET /api/customer/later takes nothing, and answers later list.',
    file: 'storefront/server/features/bag/routes.ts',
    find: 'mount(readLater, (_, { customer }) => readSavedBag(db, laterOf(customer)));',
    put: 'mount(readLater, () => []);',
  },
  {
    statement: 'POST /api/customer/later/delete takes later, and answers nothing shown.',
    file: 'storefront/server/features/bag/routes.ts',
    find: 'mount(removeFromLater, ({ body }, { customer }) => dropLines(db, laterOf(customer), body.later));',
    put: 'mount(removeFromLater, (_, { customer }) => readSavedBag(db, laterOf(customer)));',
  },
  {
    statement: 'POST /api/max takes products, and answers lines with max and quantity.',
    file: 'storefront/server/features/bag/offers.ts',
    find: 'quantity: within(quantity, offer.max) }]',
    put: 'quantity: 1 }]',
  },
  {
    statement:
      'POST /api/customer/following takes following object (type, id), and answers creators and vendors.',
    file: 'storefront/server/features/following/routes.ts',
    find: 'type: body.type, followed_id: body.id }',
    put: `type: 'creator', followed_id: body.id }`,
  },
  {
    statement: 'PATCH /api/customer/following takes same body, and answers creators and vendors.',
    file: 'storefront/server/features/following/routes.ts',
    find: `    if (isRowId(id)) await db.delete(customer_following).where(and(mine, them));
`,
    put: '',
  },
  {
    statement: 'GET /api/customer/following takes nothing, and answers creators and vendors.',
    file: 'storefront/server/features/following/routes.ts',
    find: 'mount(readFollowing, (_, { customer }) => readFollowed(db, customer));',
    put: 'mount(readFollowing, () => ({ creators: [], vendors: [] }));',
  },
  {
    statement: 'POST /api/gift_card takes code, and answers balance.',
    file: 'storefront/server/features/gift-card/routes.ts',
    find: 'return { code, balance: toUsd(cents) };',
    put: 'return { code, balance: cents };',
  },
  {
    statement:
      'POST /api/shipping/index takes zip_code and product_id, and answers shipping options, and the header shipping_updated_at.',
    file: 'storefront/server/features/shipping/routes.ts',
    find: `    context.header('shipping_updated_at', RATES_CHANGED_AT);
`,
    put: '',
  },
  {
    statement: 'GET /api/countries takes nothing, and answers list of countries.',
    file: 'storefront/server/features/country/routes.ts',
    find: '[...countries()]',
    put: `countries().filter(({ value }) => value !== 'US')`,
  },
  {
    statement: 'GET /api/currencies takes nothing, and answers list of currencies.',
    file: 'storefront/server/features/currency/routes.ts',
    find: 'return rows.map(({ position: _, ...entry }) => ({ ...entry, name: nameOf(entry) }));',
    put: `return rows
      .filter(({ currency: code }) => code !== 'USD')
      .map(({ position: _, ...entry }) => entry);`,
  },
  {
    statement:
      'GET /api/categories takes nothing, and answers list of categories (name, children, value).',
    file: 'storefront/server/features/category/routes.ts',
    find: `    name: words(node.name),
`,
    put: '',
  },
  {
    statement: 'product_id goes with the shipping request on a product or bundle page.',
    file: 'storefront/app/features/shipping/useRates.ts',
    find: `/^\\/(?:products|bundles)\\/[^/]+\\/(\\d+)$/`,
    put: `/^\\/products\\/[^/]+\\/(\\d+)$/`,
  },
  {
    statement:
      'At startup the login status is checked, and shipping countries and currencies are fetched.',
    file: 'storefront/app/shell/useVisit.ts',
    find: `    void loadCountries();
`,
    put: '',
  },
  {
    statement: 'The suggestion request is sent on input change.',
    file: 'storefront/app/features/search/suggest.ts',
    find: `      else void send();
`,
    put: '',
  },
  {
    statement: `The search provider's multi-query is a POST with one query to a query-suggestions index (25 hits) and one to the products index (15 hits, searching only title, returning title, image and path).`,
    file: 'storefront/app/features/search/suggestion-client.ts',
    find: `          restrictSearchableAttributes: ['title'],
`,
    put: '',
  },
  {
    statement: 'The first search fires immediately; later ones at most once per 250 ms.',
    file: 'storefront/app/features/search/suggest.ts',
    find: 'let askedAt = Number.NEGATIVE_INFINITY;',
    put: 'let askedAt = Date.now();',
  },
  {
    statement: 'Empty input clears results.',
    file: 'storefront/app/features/search/suggest.ts',
    find: `        clear();
        tell(idle);`,
    put: '        clear();',
  },
  {
    statement: `The client's timeouts are connect 1 s, read 2 s, write 30 s.`,
    file: 'storefront/app/features/search/suggestion-client.ts',
    find: 'read: 2_000',
    put: 'read: 5_000',
  },
  {
    statement: 'Unreachable hosts are retried.',
    file: 'storefront/app/features/search/suggestion-client.ts',
    find: 'return [own, own];',
    put: 'return [own];',
  },
  {
    statement: 'A host that times out is marked down for 2 minutes.',
    file: 'storefront/app/features/search/host-states.ts',
    find: `? { ...state, status: 'down', isTimedOut: () => false }`,
    put: '? state',
  },
  {
    statement: `'Added to Cart' is sent, when that tracker is present, with product id, name, type, sku, quantity and price.`,
    file: 'storefront/app/platform/analytics.ts',
    find: `    SKU: line.sku,
`,
    put: '',
  },
  {
    statement: 'Marketing identification calls go to a marketing service.',
    file: 'storefront/app/platform/tracking.ts',
    find: `  await current.identify({ ...person, email });
`,
    put: '',
  },
  {
    statement: 'Identification failures are only logged as warnings.',
    file: 'storefront/app/platform/tracking.ts',
    find: `.catch((error: unknown) => console.warn('Identification failed:', error))`,
    put: '.catch(() => undefined)',
  },
  {
    statement: 'A support chat widget is opened on demand.',
    file: 'storefront/app/features/chat/chat-open.ts',
    find: 'const opened = atom({ open: false, times: 0 });',
    put: 'const opened = atom({ open: true, times: 1 });',
  },
];
