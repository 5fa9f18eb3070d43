import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import type { ReturnStep } from '@otzar/domain/return-steps';
import * as messages from '#messages/features/return';
import { returnPaths } from '../../return-paths.ts';

const NAMES = {
  lookup: messages.order,
  items: messages.items,
  refund: messages.refund,
  method: messages.wayBack,
} satisfies Record<ReturnStep, string>;

const STEPS = Object.keys(NAMES) as ReturnStep[];

/** Where a step of a return stands. @param gift whether it was begun with a gift code */
export const stepPath = (step: ReturnStep, gift: boolean): string =>
  ({
    lookup: gift ? returnPaths.gift : returnPaths.lookup,
    items: returnPaths.items,
    refund: returnPaths.refund,
    method: returnPaths.method,
  })[step];

/** Where in a return somebody stands. */
export function ReturnProgress({ step, gift }: { step: ReturnStep; gift: boolean }) {
  const here = STEPS.indexOf(step);
  return (
    <CheckoutProgress
      aria-label={messages.steps}
      align="start"
      steps={STEPS.map((one, at) => {
        const name = one === 'lookup' && gift ? messages.gift : NAMES[one];
        if (at === here) return { name, state: 'current' };
        return at < here
          ? { name, state: 'done', href: stepPath(one, gift) }
          : { name, state: 'next' };
      })}
    />
  );
}
