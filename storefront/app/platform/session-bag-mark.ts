/**
 * Whether the shop has said by a cookie that it keeps a bag for this session, which was filled where no scripts ran:
 * nobody else has to ask for one.
 */
export const isMarked = (cookies: string): boolean => /(^|; )session_bag=1/.test(cookies);
