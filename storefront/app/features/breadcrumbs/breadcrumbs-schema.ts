import type { Breadcrumb } from '@otzar/domain/breadcrumbs';
import * as v from 'valibot';

const initial: Breadcrumb[] = [];

/** The way through the shop as a tab keeps it. */
export const savedBreadcrumbs = {
  schema: v.array(v.object({ name: v.string(), path: v.string() })),
  initial,
};
