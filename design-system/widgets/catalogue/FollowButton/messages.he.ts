export const follow = 'מעקב';
export const following = 'במעקב';
export const followWhom = (name: string) => `מעקב אחר \u2068${name}\u2069`;
export const followingWhom = (name: string) => `במעקב: \u2068${name}\u2069`;
