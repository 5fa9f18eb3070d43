export const updateSubscription = 'Update a subscription';
export const allSubscriptions = 'All subscriptions';
export const notLoaded = 'We could not load this subscription';
/** Around `toAddresses` and `toPayments`. */
export const somethingElse = ['Something else? Add it to your ', ' or ', ' first.'] as const;
/** In the sentence of `somethingElse`; so is the next. */
export const toAddresses = 'addresses';
export const toPayments = 'payments';
