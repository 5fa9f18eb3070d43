import { backInStockRoutes } from '../../features/back-in-stock/routes.ts';
import { chatRoutes } from '../../features/chat/routes.ts';
import { contactRoutes } from '../../features/contact/routes.ts';
import { contentRoutes } from '../../features/content/routes.ts';
import { newsletterRoutes } from '../../features/newsletter/routes.ts';
import { storeRoutes } from '../../features/store/routes.ts';
import { utmRoutes } from '../../features/utm/routes.ts';

/** The features that answer the calls about the store itself, and those who visit or write to it. */
export const storeFeatures = [
  backInStockRoutes,
  chatRoutes,
  contactRoutes,
  contentRoutes,
  newsletterRoutes,
  storeRoutes,
  utmRoutes,
];
