import type { Answer } from './endpoint.ts';
import type { follow, readFollowing, unfollow } from './following.ts';
import { readProductExamples } from './product.examples.ts';

const { creators, vendor_id } = readProductExamples.default;
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
