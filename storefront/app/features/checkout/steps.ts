import { paths } from '../../paths.ts';

const steps = [
  { id: 'bag', name: 'Bag', href: paths.bag },
  { id: 'checkout', name: 'Delivery and payment', href: paths.checkout },
  { id: 'review', name: 'Review', href: paths.review },
] as const;

/** How far the shopper has come; steps behind lead back. */
export function checkoutSteps(current: 'checkout' | 'review') {
  const place = steps.findIndex(({ id }) => id === current);
  return steps.map(({ name, href }, index) => ({
    name,
    state:
      index < place
        ? ('done' as const)
        : index === place
          ? ('current' as const)
          : ('next' as const),
    ...(index < place && { href }),
  }));
}
