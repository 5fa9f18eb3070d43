import * as messages from '#messages/features/checkout';
import { paths } from '../../paths.ts';

/**
 * How far the shopper has come; steps behind lead back.
 * @param details where delivery and payment are entered
 */
export function checkoutSteps(current: 'checkout' | 'review', details: string = paths.checkout) {
  const steps = [
    { id: 'bag', name: messages.bag, href: paths.bag },
    { id: 'checkout', name: messages.deliveryAndPayment, href: details },
    { id: 'review', name: messages.review, href: paths.review },
  ] as const;
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
