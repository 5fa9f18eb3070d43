import { FreeShippingMessage } from '@otzar/design-system/widgets/FreeShippingMessage';
import { freeShippingText } from '@otzar/domain/shipping';
import { useSetAtom } from 'jotai/react';
import { lazy, Suspense, useState } from 'react';
import { brand } from '../brand.ts';
import { type FreeShipping, readFreeShipping } from '../features/shipping/free-shipping.ts';
import { paths } from '../paths.ts';
import { showMessageAtom } from '../platform/messages.ts';
import { patiently } from '../platform/patiently.ts';

// The popup brings a dialog library with it: it loads when it is first wanted.
const FreeShippingPopup = lazy(
  patiently(async () => ({
    default: (await import('@otzar/design-system/widgets/FreeShippingPopup')).FreeShippingPopup,
  })),
);

/** The footer's line on free shipping, and its terms where this shopper's order would go. */
export function FreeShippingOffer() {
  const show = useSetAtom(showMessageAtom);
  const [terms, setTerms] = useState<FreeShipping>();
  const [open, setOpen] = useState(false);

  async function openTerms(): Promise<void> {
    try {
      setTerms(await readFreeShipping());
      setOpen(true);
    } catch (error) {
      show({ tone: 'error', text: (error as Error).message });
    }
  }

  return (
    <>
      <FreeShippingMessage
        text={freeShippingText(brand.freeShippingFrom)}
        onTerms={() => void openTerms()}
      />
      <Suspense>
        {terms && (
          <FreeShippingPopup
            {...terms}
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
