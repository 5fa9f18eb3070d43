export const subscriptions = 'Subscriptions';
export const notLoaded = 'We could not load your subscriptions';
