import { Following } from '@otzar/contract/following';

/** Nobody is followed. */
export const followsNobody: Following = { creators: [], vendors: [] };

/** Whom the customer follows, as a browser keeps it. */
export const savedFollowing = { schema: Following, initial: followsNobody };
