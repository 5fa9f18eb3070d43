import { bagRoutes } from '../../features/bag/routes.ts';
import { sessionBagRoutes } from '../../features/bag/session-routes.ts';

/** The features that answer the calls about bags. */
export const bagFeatures = [bagRoutes, sessionBagRoutes];
