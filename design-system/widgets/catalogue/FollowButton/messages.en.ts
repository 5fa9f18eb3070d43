export const follow = 'Follow';
export const following = 'Following';
/** Read out in place of `follow`, with which it begins. */
export const followWhom = (name: string) => `Follow ${name}`;
/** Read out in place of `following`, with which it begins. */
export const followingWhom = (name: string) => `Following ${name}`;
