import type { Followed, Following } from '@otzar/contract/following';

const LISTS = { creator: 'creators', vendor: 'vendors' } as const;

/** Whether somebody is followed. */
export const isFollowed = (following: Following, { type, id }: Followed): boolean =>
  following[LISTS[type]].includes(id);

/** With somebody followed too, after those who were followed before. */
export const withFollowed = (following: Following, one: Followed): Following => {
  if (isFollowed(following, one)) return following;
  const list = LISTS[one.type];
  return { ...following, [list]: [...following[list], one.id] };
};

/** With somebody no longer followed. */
export const withoutFollowed = (following: Following, { type, id }: Followed): Following => ({
  ...following,
  [LISTS[type]]: following[LISTS[type]].filter((other) => other !== id),
});

/** Follows somebody who is not followed yet, and no longer follows somebody who is (specification, section 4). */
export const toggleFollowed = (following: Following, one: Followed): Following =>
  (isFollowed(following, one) ? withoutFollowed : withFollowed)(following, one);
