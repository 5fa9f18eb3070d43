import { customerOrderRoutes } from '../../features/customer-order/routes.ts';
import { orderRoutes } from '../../features/order/routes.ts';
import { returnRoutes } from '../../features/return/routes.ts';

/** The features that answer the calls about orders, and what goes back. */
export const ordersFeatures = [customerOrderRoutes, orderRoutes, returnRoutes];
