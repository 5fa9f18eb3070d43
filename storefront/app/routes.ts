import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('bag', 'routes/bag.tsx'),
  route('products/:slug/:id', 'routes/product.tsx'),
  route('bundles/:slug/:id', 'routes/product.tsx', { id: 'routes/bundle' }),
  route('search', 'routes/search.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('review', 'routes/review.tsx'),
  route('thank-you/:id', 'routes/thank-you.tsx'),
  route('view-invoice/:id', 'routes/invoice.tsx'),
  route('e-gift-card', 'routes/e-gift-card.tsx'),
  route('orders/guest/:id/status', 'routes/order-status.tsx'),
  route(':page/:id', 'routes/content.tsx'),
  route(':index/:slug/:id', 'routes/listing.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
