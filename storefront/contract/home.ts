import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './product.ts';
import { Id } from './scalar.ts';

export const Home = v.object({
  /** What the window opens with: a collection, told in the words of whoever put it together. */
  hero: v.nullable(v.object({ title: v.string(), text: v.string(), path: v.string() })),
  departments: v.array(
    v.object({
      name: v.string(),
      path: v.string(),
      count: v.number(),
      image: Picture,
    }),
  ),
  /** Who can be followed: the makers of what sells best. */
  creators: v.array(
    v.object({
      id: Id,
      name: v.string(),
      heb_name: v.nullable(v.string()),
      path: v.string(),
      /** How many of their works there are. */
      count: v.number(),
      /** A work of theirs. */
      image: Picture,
    }),
  ),
  /** Rails of products in display order. */
  rails: v.array(
    v.object({
      title: v.string(),
      path: v.nullable(v.string()),
      products: v.array(ProductCard),
    }),
  ),
});
export type Home = v.InferOutput<typeof Home>;

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home',
  audience: 'public',
  status: 200,
  answer: Home,
});
