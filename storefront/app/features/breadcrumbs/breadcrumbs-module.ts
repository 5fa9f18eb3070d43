import type { Breadcrumb } from '@otzar/domain/breadcrumbs';
import { persistedModule } from '../../platform/persisted.ts';
import { keptBreadcrumbs } from './breadcrumbs-schema.ts';

/** The way through the shop; each tab goes its own (specification, section 1). */
export const breadcrumbsModule = persistedModule<Breadcrumb[]>({
  name: 'breadcrumbs',
  version: 1,
  place: 'tab',
  shape: keptBreadcrumbs,
});
