import { categoryRoutes } from '../../features/category/routes.ts';
import { eGiftCardRoutes } from '../../features/e-gift-card/routes.ts';
import { homeRoutes } from '../../features/home/routes.ts';
import { facetRoutes } from '../../features/listing/facet-routes.ts';
import { listingRoutes } from '../../features/listing/routes.ts';
import { productRoutes } from '../../features/product/routes.ts';
import { schoolRoutes } from '../../features/school/routes.ts';

/** The features that answer the calls about what is sold, and how it is found. */
export const catalogueFeatures = [
  categoryRoutes,
  eGiftCardRoutes,
  facetRoutes,
  homeRoutes,
  listingRoutes,
  productRoutes,
  schoolRoutes,
];
