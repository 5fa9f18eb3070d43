import { FreeShippingMessage } from '@otzar/design-system/widgets/bag/FreeShippingMessage';
import { freeShippingText, thresholdText } from '@otzar/domain/free-shipping';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { useFreeShipping } from './free-shipping.ts';

// The popup brings a dialog library with it: it loads when it is first wanted.
const FreeShippingPopup = lazy(
  retryImport(async () => ({
    default: (await import('@otzar/design-system/widgets/frame/FreeShippingPopup'))
      .FreeShippingPopup,
  })),
);

/** The footer's line on free shipping, and its terms where this shopper's order would go and a threshold is to be reached. */
export function FreeShippingOffer() {
  const offer = useFreeShipping();
  const threshold = offer?.threshold ?? null;
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function openTerms(): void {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <FreeShippingMessage
        text={freeShippingText(threshold)}
        pending={offer?.pending ?? false}
        onTerms={threshold ? openTerms : undefined}
      />
      <Suspense>
        {wanted && threshold && (
          <FreeShippingPopup
            amount={thresholdText(threshold)}
            zipCode={offer?.zip ?? ''}
            open={open}
            onClose={() => setOpen(false)}
            shippingPolicyPath={paths.shippingPolicy}
            returnPolicyPath={paths.returnPolicy}
          />
        )}
      </Suspense>
    </>
  );
}
