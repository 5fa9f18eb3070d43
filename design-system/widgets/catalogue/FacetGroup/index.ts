export { FacetGroup, type FacetGroupProps } from './FacetGroup.tsx';
export { ALL, type Facet, type FacetOption } from './facet.ts';
