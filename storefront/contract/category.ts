import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** A department or what lies below it; `value` is the path of its listing (specification, section 3). */
export interface Category {
  name: string;
  value: string;
  children: Category[];
}
export const Category: v.GenericSchema<Category> = v.object({
  name: v.string(),
  value: v.string(),
  children: v.array(v.lazy(() => Category)),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  audience: 'public',
  status: 200,
  answer: v.array(Category),
});
