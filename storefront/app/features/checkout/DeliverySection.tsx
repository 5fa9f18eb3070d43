import type { BagLine } from '@otzar/contract/bag';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { ShippingChooser } from '@otzar/design-system/widgets/checkout/ShippingChooser';
import * as messages from '#messages/features/checkout';
import { usePrices } from '../../platform/prices.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressProblems } from './check-details.ts';
import type { SavedChoice } from './saved-choice.ts';
import { shippingWays } from './shipping-ways.ts';
import { useCheapestWay } from './useCheapestWay.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface DeliverySectionProps {
  form: CheckoutForm;
  lines: BagLine[];
  /** Null until the postal code is known and the rates have come. */
  options: ShippingOptions | null;
  loading: boolean;
  failure?: string;
  onRetry: () => void;
  /** The addresses a customer keeps; a guest keeps none. */
  saved: SavedChoice | undefined;
}

/** The address that the parcel goes to, and the ways it can get there. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, lines, options, loading, failure, onRetry, saved } = props;
  const { both } = usePrices();
  const { kept, merge } = form;
  const chosen = kept.shippingType?.id ?? null;

  useCheapestWay(kept, options, merge);
  // What is wrong with an address that was kept long ago is said at once, and mended where it says so.
  const errors = saved?.chosen
    ? { ...form.errors.address, ...addressProblems(kept.draft.address) }
    : form.errors.address;
  const showsForm = !saved?.chosen || Object.values(errors).some(Boolean);
  // What is wrong with the place stands at its field, where there is one.
  const told = !saved?.chosen && Object.values(form.errors.address).some((one) => one === failure);

  return (
    <>
      {saved?.choice}
      {showsForm && (
        <>
          <AddressFields
            legend={messages.shippingAddress}
            address={kept.draft.address}
            errors={errors}
            onChange={form.setAddress}
          />
          {saved?.keep}
        </>
      )}
      <ShippingChooser
        legend={messages.shippingMethod}
        value={String(chosen ?? '')}
        ways={options ? shippingWays(lines, options, both) : undefined}
        loading={loading}
        failure={told ? undefined : failure}
        error={form.errors.shipping}
        onRetry={onRetry}
        onChange={(id) => merge({ shippingType: { delivery: true, id: Number(id) } })}
      />
    </>
  );
}
