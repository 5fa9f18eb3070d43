export { FacetGroup, type FacetGroupProps } from './FacetGroup.tsx';
export type { Facet, FacetOption } from './facet.ts';
