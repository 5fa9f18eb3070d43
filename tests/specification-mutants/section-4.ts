import type { Mutant } from './mutant.ts';

/** Breaks of what section 4 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: 'A line is identified by id, type and item_key.',
    file: 'storefront/domain/bag.ts',
    find: `\`\${type}:\${id}:\${item_key}\``,
    put: `\`\${id}:\${item_key}\``,
  },
  {
    statement:
      'Adding a line replaces an existing identical line: on the server, whose lines are whole.',
    file: 'storefront/server/features/bag/queries.ts',
    find: `set: { line: sql\`excluded.line\`, updated_at`,
    put: 'set: { updated_at',
  },
  {
    statement:
      'Adding a product already in the bag sums the quantities and keeps its gift options.',
    file: 'storefront/domain/bag.ts',
    find: 'gift_options: present.gift_options ?? line.gift_options',
    put: 'gift_options: line.gift_options',
  },
  {
    statement:
      'Moving to later removes the line from the bag; restoring removes it from later and adds it to the bag.',
    file: 'storefront/domain/bag.ts',
    find: `    ...removeLine(bag, key),
    later: insert`,
    put: `    ...bag,
    later: insert`,
  },
  {
    statement: 'Items with max 0 go to an unavailable list.',
    file: 'storefront/domain/availability.ts',
    find: 'return offer && offer.max > 0',
    put: 'return offer',
  },
  {
    statement: 'Others are kept, with quantity capped at max.',
    file: 'storefront/domain/bag.ts',
    find: 'quantity: within(present.quantity + line.quantity, line.max)',
    put: 'quantity: present.quantity + line.quantity',
  },
  {
    statement: 'For guests, availability is re-checked after adding.',
    file: 'storefront/app/features/bag/bag-actions.ts',
    find: `  void set(checkGuestAtom);
  return addition;`,
    put: '  return addition;',
  },
  {
    statement: 'Quantity above max is lowered to max.',
    file: 'storefront/domain/availability.ts',
    find: 'quantity: within(line.quantity, offer.max)',
    put: 'quantity: line.quantity',
  },
  {
    statement: 'Quantity 0 with max above 0 becomes 1.',
    file: 'storefront/domain/bag.ts',
    find: 'Math.max(1, Math.min(Math.floor(quantity) || 1, max))',
    put: 'Math.min(Math.floor(quantity), max)',
  },
  {
    statement:
      'Removing personalization merges the quantity into a same-product line without it, capped at max.',
    file: 'storefront/domain/bag-extras.ts',
    find: 'within(other.quantity + line.quantity, other.max)',
    put: 'other.quantity + line.quantity',
  },
  {
    statement: 'Without such a line it turns the line into a plain line.',
    file: 'storefront/domain/bag-extras.ts',
    find: '(one === line ? target : one)',
    put: '(one === line ? { ...line, personalization: [] } : one)',
  },
  {
    statement: 'Clearing the cart also removes the discount.',
    file: 'storefront/app/screens/checkout/useFinishOrder.ts',
    find: `    void changeDiscount(() => null);
`,
    put: '',
  },
  {
    statement:
      'Server sync runs 100 ms after a gift-option change and 300 ms after a personalization change.',
    file: 'storefront/app/features/bag/useExtrasDraft.ts',
    find: 'const GIFT_SETTLES = 100;',
    put: 'const GIFT_SETTLES = 300;',
  },
  {
    statement: 'With all fields empty, personalization is cleared and the local item key removed.',
    file: 'storefront/domain/bag-extras.ts',
    find: `    ? plain(line)
`,
    put: `    ? line
`,
  },
  {
    statement: 'Otherwise a random local item key is generated.',
    file: 'storefront/app/features/bag/bag-actions.ts',
    find: 'asWritten(line, randomKey(8))',
    put: `asWritten(line, 'written')`,
  },
  {
    statement: 'A shippingType with delivery false means pickup.',
    file: 'storefront/domain/checkout.ts',
    find: `  if (shippingType?.delivery === false) return pickupInfo !== null;
`,
    put: '',
  },
  {
    statement: `A customer's shipping info and payment default to the saved one with the default flag, else the first.`,
    file: 'storefront/domain/customer.ts',
    find: 'kept.find((one) => one.default) ?? kept[0]',
    put: 'kept[0]',
  },
  {
    statement: `Pickup info defaults to the customer's name, email and phone of the default address.`,
    file: 'storefront/domain/customer.ts',
    find: `defaultOf(addresses)?.phone ?? ''`,
    put: `addresses[0]?.phone ?? ''`,
  },
  {
    statement: 'Without a default address it is the first.',
    file: 'storefront/domain/customer.ts',
    find: 'kept.find((one) => one.default) ?? kept[0]',
    put: 'kept.find((one) => one.default)',
  },
  {
    statement: 'Deleting an address also clears the checkout shipping info.',
    file: 'storefront/app/screens/account/saved-entries.ts',
    find: `  ...now,
  shippingInfo: null,
`,
    put: `  ...now,
`,
  },
  {
    statement: 'Deleting a payment clears the checkout credit info.',
    file: 'storefront/app/screens/checkout/SavedCardChoice.tsx',
    find: 'deleting.run(id, () => form.merge({ creditInfo: null }))',
    put: 'deleting.run(id, () => undefined)',
  },
  {
    statement: 'A user is not authenticated until login succeeds.',
    file: 'storefront/server/features/customer/account.ts',
    find: 'if (row === undefined || !right) {',
    put: 'if (row === undefined) {',
  },
  {
    statement: 'Account creation authenticates.',
    file: 'storefront/server/features/customer/routes.ts',
    find: `    else await signIn(shop, call, customer);
`,
    put: '',
  },
  {
    statement: 'Checkout account creation authenticates, and leads on to Review.',
    file: 'storefront/app/features/customer/session-actions.ts',
    find: `    if (customer) await set(becomeAtom, customer);
`,
    put: '',
  },
  {
    statement: 'Password reset authenticates.',
    file: 'storefront/server/features/customer/password-routes.ts',
    find: `    await signIn(shop, call, customer);
`,
    put: '',
  },
  {
    statement: 'Logout makes the user not authenticated.',
    file: 'storefront/server/features/customer/routes.ts',
    find: `      await endSession(db, session, now);
`,
    put: '',
  },
  {
    statement:
      'A session check that answers 403 makes the user not authenticated (decision 006: a guest is never thrown off a page).',
    file: 'storefront/app/features/customer/session.ts',
    find: `    if (ended) await tell(null);
`,
    put: '',
  },
  {
    statement: 'Login clears gift-card, zip-location and checkout state.',
    file: 'storefront/app/shell/ownership.ts',
    find: `    set(locationModule.atom, () => null),
`,
    put: '',
  },
  {
    statement: 'Login fetches the following list.',
    file: 'storefront/app/shell/ownership.ts',
    find: `    set(loadFollowingAtom, isStillHere),
`,
    put: '',
  },
  {
    statement: `Favorites kept locally are sent to the server at login, and the server's are used.`,
    file: 'storefront/app/features/bag/saved-lists.ts',
    find: 'later: later.map(asSavedLine), favorites };',
    put: 'later: later.map(asSavedLine), favorites: [] };',
  },
  {
    statement: 'The local cart and later list are sent to the server at login if non-empty.',
    file: 'storefront/domain/owned-bag.ts',
    find: 'unsent: differences(emptyBag, kept),',
    put: 'unsent: noPendingChanges,',
  },
  {
    statement: 'Otherwise the server cart is fetched.',
    file: 'storefront/app/features/bag/sync-bag.ts',
    find: 'const answer = { ...kept, gone:',
    put: 'const answer = { gone:',
  },
  {
    statement:
      'On logout or session loss customer, bag, checkout, location, following, discount and gift-card state are all cleared.',
    file: 'storefront/app/shell/ownership.ts',
    find: `    set(discountModule.atom, () => null),
`,
    put: '',
  },
  {
    statement: 'Sign out shows a spinner.',
    file: 'storefront/app/features/customer/useAccount.ts',
    find: `    setSigningOut(true);
`,
    put: '',
  },
  {
    statement: 'Sign out logs out, then goes to Home.',
    file: 'storefront/app/features/customer/useAccount.ts',
    find: `      void navigate(paths.home);
`,
    put: '',
  },
  {
    statement: 'Guest favorites are kept locally.',
    file: 'storefront/app/features/bag/bag-module.ts',
    find: `  name: 'bag',
  version: 1,`,
    put: `  name: 'bag',
  version: 1,
  place: 'tab',`,
  },
  {
    statement: 'Signed-in favorites are kept on the server.',
    file: 'storefront/app/features/bag/saved-lists.ts',
    find: `  if (favorites.length > 0)
    kept.favorites = await call(removeFavorites`,
    put: `  if (favorites.length > 1_000)
    kept.favorites = await call(removeFavorites`,
  },
  {
    statement: 'Adding a card whose code is already present is ignored.',
    file: 'storefront/domain/gift-card.ts',
    find: `  state.giftcards.some(({ code }) => code === card.code)
    ? state
    : apply([...state.giftcards, card], state.orderTotal);`,
    put: '  apply([...state.giftcards, card], state.orderTotal);',
  },
  {
    statement:
      'The applied amount is 0 if the order total does not exceed the amount already applied.',
    file: 'storefront/domain/gift-card.ts',
    find: 'if (total <= applied) return 0;',
    put: 'if (total <= applied) return balance;',
  },
  {
    statement:
      'Otherwise it is the whole balance if that fits under the total, else only the remainder of the total.',
    file: 'storefront/domain/gift-card.ts',
    find: '? balance : total - applied;',
    put: '? balance : total;',
  },
  {
    statement: 'Removing a card recomputes all applied amounts.',
    file: 'storefront/domain/gift-card.ts',
    find: `export const removeGiftCard = (state: GiftCards, code: string): GiftCards =>
  apply(
    state.giftcards.filter((card) => card.code !== code),
    state.orderTotal,
  );`,
    put: `export const removeGiftCard = (state: GiftCards, code: string): GiftCards => ({
  ...state,
  giftcards: state.giftcards.filter((card) => card.code !== code),
});`,
  },
  {
    statement: 'A remaining balance exists when the order total exceeds the amount applied.',
    file: 'storefront/domain/gift-card.ts',
    find: 'leftToPay(state) > 0',
    put: 'leftToPay(state) >= 0',
  },
  {
    statement:
      'If the id is not yet followed, the product creates the follow; otherwise it removes it.',
    file: 'storefront/domain/following.ts',
    find: '(isFollowed(following, one) ? withoutFollowed : withFollowed)(following, one)',
    put: 'withFollowed(following, one)',
  },
  {
    statement: 'The cutoff is the earlier of fulfillment_expires and store_expires.',
    file: 'storefront/domain/rates.ts',
    find: 'Math.min(Date',
    put: 'Math.max(Date',
  },
  {
    statement: 'They are refreshed when the cutoff has passed and a zip code is known.',
    file: 'storefront/domain/rates.ts',
    find: `zip !== '' && !(`,
    put: '!(',
  },
  {
    statement: 'They are refreshed when the cutoff is invalid.',
    file: 'storefront/domain/rates.ts',
    find: '!(cutoffOf(options) > now)',
    put: 'cutoffOf(options) <= now',
  },
  {
    statement:
      'They are refreshed when the header shipping_updated_at is newer than what is stored.',
    file: 'storefront/app/features/shipping/place.ts',
    find: `const outdated = lastSaid !== '' && areOutdated(lastSaid, kept.updatedAt);`,
    put: 'const outdated = false;',
  },
  {
    statement: 'They are refreshed when what is stored is invalid.',
    file: 'storefront/domain/rates.ts',
    find: 'Number.isNaN(Date.parse(kept)) || ',
    put: '',
  },
  {
    statement: 'On a 400 or 404 the options are cleared to empty.',
    file: 'storefront/app/features/shipping/place.ts',
    find: `    if (followsFrom('readShipping', failure) === 'cleared') return null;
`,
    put: '',
  },
  {
    statement:
      'The selected currency defaults to US Dollar when none is chosen after the list loads.',
    file: 'storefront/domain/currency.ts',
    find: 'chosen?.currency) ?? usDollar',
    put: 'chosen?.currency) ?? list[1] ?? usDollar',
  },
  {
    statement:
      'An existing entry with the same id is removed, and the new entry goes to the front.',
    file: 'storefront/domain/recently-viewed.ts',
    find: '...list.filter((entry) => entry.id !== id)]',
    put: '...list]',
  },
  {
    statement: 'Entries are added only when the customer is not logged in.',
    file: 'storefront/app/features/recently-viewed/useNoteViewed.ts',
    find: 'if (guest) void change',
    put: 'void change',
  },
  {
    statement: 'The list is trimmed to about 30 entries.',
    file: 'storefront/domain/recently-viewed.ts',
    find: 'VIEWED_KEPT = 30',
    put: 'VIEWED_KEPT = 300',
  },
  {
    statement: `The values are relavent (default, 'Most Relevant'), price-asc, price-desc and release_date-desc ('Newest') (decision 016: spelled so).`,
    file: 'storefront/app/features/listing/messages.en.ts',
    find: `newest = 'Newest'`,
    put: `newest = 'Latest'`,
  },
  {
    statement:
      'Choosing relavent removes sort from the query, another sets it, and page is reset to 1.',
    file: 'storefront/domain/listing.ts',
    find: `    if (sort === 'relavent') query.delete('sort');
    else query.set('sort', sort);`,
    put: `    query.set('sort', sort);`,
  },
  {
    statement: 'English or Hebrew is saved in local storage as eng or heb.',
    file: 'storefront/app/platform/product-language.ts',
    find: 'setItem(KEY, language)',
    put: `setItem(KEY, language === 'heb' ? 'he' : 'en')`,
  },
  {
    statement: `The toggle appears only for a Hebrew title, description, short description or a creator's Hebrew name.`,
    file: 'storefront/domain/product.ts',
    find: `    ...product.creators.map((creator) => creator.heb_name),
`,
    put: '',
  },
  {
    statement: 'Hebrew mode applies when saved as heb and Hebrew content exists.',
    file: 'storefront/app/features/product/useProductLanguage.ts',
    find: `hasHebrew && (asked || saved === 'heb')`,
    put: 'hasHebrew && asked',
  },
  {
    statement: 'It is shown unless dismissed in the last 24 hours.',
    file: 'storefront/domain/proxy-warning.ts',
    find: 'REST = 24 * 60',
    put: 'REST = 12 * 60',
  },
];
