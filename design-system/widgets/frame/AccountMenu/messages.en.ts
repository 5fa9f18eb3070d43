export const account = 'Account';

export const login = 'Login';
export const myAccount = 'My Account';
export const myOrders = 'My Orders';
export const myFavorites = 'My Favorites';
export const buyItAgain = 'Buy it Again';
export const digitalLibrary = 'Digital Library';
export const subscriptions = 'Subscriptions';
/** Names the list, read out. */
export const yourAccount = 'Your account';
export const signOut = 'Sign Out';
/** Read out while it happens. */
export const signingOut = 'Signing out';
