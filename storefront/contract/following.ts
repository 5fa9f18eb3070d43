import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Creator } from './product.ts';
import { Id } from './scalar.ts';

/** Whom a customer follows: ids of creators and vendors, the first one followed first. */
export const Following = v.object({ creators: v.array(Id), vendors: v.array(Id) });
export type Following = v.InferOutput<typeof Following>;

/** Somebody who can be followed. */
export const Followed = v.object({ type: v.picklist(['creator', 'vendor']), id: Id });
export type Followed = v.InferOutput<typeof Followed>;

const path = '/api/customer/following';

export const readFollowing = endpoint({
  method: 'GET',
  path,
  audience: 'customer',
  status: 200,
  answer: Following,
});

export const follow = endpoint({
  method: 'POST',
  path,
  audience: 'customer',
  body: Followed,
  status: 200,
  answer: Following,
  refusals: [404],
});

export const unfollow = endpoint({
  method: 'PATCH',
  path,
  audience: 'customer',
  body: Followed,
  status: 200,
  answer: Following,
});

export const listFollowed = endpoint({
  method: 'GET',
  path: '/api/customer/followed',
  audience: 'customer',
  status: 200,
  answer: v.object({
    creators: v.array(Creator),
    vendors: v.array(v.object({ id: Id, name: v.string(), path: v.string() })),
  }),
});
