import type { Answer } from './endpoint.ts';
import type { follow, listFollowed, readFollowing, unfollow } from './following.ts';
import { readProductExamples } from './product.examples.ts';

const { creators, vendor, vendor_id } = readProductExamples.default;
const some = { creators: creators.map(({ id }) => id), vendors: [vendor_id] };

export const readFollowingExamples = {
  default: some,
  empty: { creators: [], vendors: [] },
} satisfies Record<string, Answer<typeof readFollowing>>;

export const followExamples = {
  default: some,
} satisfies Record<string, Answer<typeof follow>>;

export const unfollowExamples = {
  default: { ...some, vendors: [] },
} satisfies Record<string, Answer<typeof unfollow>>;

export const listFollowedExamples = {
  default: {
    creators,
    vendors: [{ id: vendor_id, name: vendor, path: `/search?vendors=${vendor_id}` }],
  },
  empty: { creators: [], vendors: [] },
} satisfies Record<string, Answer<typeof listFollowed>>;
