import { customerRoutes } from '../../features/customer/routes.ts';
import { customerDataRoutes } from '../../features/customer-data/routes.ts';
import { favoritesRoutes } from '../../features/favorites/routes.ts';
import { followingRoutes } from '../../features/following/routes.ts';
import { libraryRoutes } from '../../features/library/routes.ts';
import { planRoutes } from '../../features/plan/routes.ts';
import { subscriptionRoutes } from '../../features/subscription/routes.ts';

/** The features that answer the calls about a customer’s account, and what comes to it. */
export const accountFeatures = [
  customerDataRoutes,
  customerRoutes,
  favoritesRoutes,
  followingRoutes,
  libraryRoutes,
  planRoutes,
  subscriptionRoutes,
];
