import type { BagLine } from '@otzar/contract/bag';
import type { Country } from '@otzar/contract/country';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { AddressForm } from '@otzar/design-system/widgets/AddressForm';
import { ShippingChooser } from '@otzar/design-system/widgets/ShippingChooser';
import type { SavedChoice } from './saved-choice.ts';
import { shippingWays } from './shipping-ways.ts';
import { useCheapestWay } from './useCheapestWay.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface DeliverySectionProps {
  form: CheckoutForm;
  lines: BagLine[];
  countries: Country[];
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
  const { form, lines, countries, options, loading, failure, onRetry, saved } = props;
  const { kept, merge } = form;
  const chosen = kept.shippingType?.id ?? null;

  useCheapestWay(kept, options, merge);
  // What is wrong with an address that was kept long ago is mended where it says so.
  const showsForm = !saved?.chosen || Object.values(form.errors.address).some(Boolean);
  // What is wrong with the place stands at its field, where there is one.
  const told = !saved?.chosen && Object.values(form.errors.address).some((one) => one === failure);

  return (
    <>
      {saved?.choice}
      {showsForm && (
        <>
          <AddressForm
            legend="Shipping address"
            values={kept.draft.address}
            errors={form.errors.address}
            countries={countries}
            onChange={form.setAddress}
          />
          {saved?.keep}
        </>
      )}
      <ShippingChooser
        legend="Shipping method"
        value={String(chosen ?? '')}
        ways={options ? shippingWays(lines, options) : undefined}
        loading={loading}
        failure={told ? undefined : failure}
        onRetry={onRetry}
        onChange={(id) => merge({ shippingType: { delivery: true, id: Number(id) } })}
      />
    </>
  );
}
