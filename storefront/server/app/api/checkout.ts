import { cardRoutes } from '../../features/card/routes.ts';
import { countryRoutes } from '../../features/country/routes.ts';
import { currencyRoutes } from '../../features/currency/routes.ts';
import { discountRoutes } from '../../features/discount/routes.ts';
import { giftCardRoutes } from '../../features/gift-card/routes.ts';
import { locationRoutes } from '../../features/location/routes.ts';
import { shippingRoutes } from '../../features/shipping/routes.ts';

/** The features that answer the calls about where an order goes, and how it is paid. */
export const checkoutFeatures = [
  cardRoutes,
  countryRoutes,
  currencyRoutes,
  discountRoutes,
  giftCardRoutes,
  locationRoutes,
  shippingRoutes,
];
