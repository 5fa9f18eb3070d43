import type { Breadcrumb } from '@otzar/domain/breadcrumbs';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedBreadcrumbs } from './breadcrumbs-schema.ts';

/** The way through the shop; each tab goes its own (specification, section 1). */
export const breadcrumbsModule = persistedAtom<Breadcrumb[]>({
  name: 'breadcrumbs',
  version: 1,
  place: 'tab',
  shape: savedBreadcrumbs,
});
