import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './product.ts';

export const Home = v.object({
  departments: v.array(
    v.object({
      name: v.string(),
      path: v.string(),
      count: v.number(),
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
  summary: 'The shop window: departments and rails of products.',
  audience: 'public',
  status: 200,
  answer: Home,
});
