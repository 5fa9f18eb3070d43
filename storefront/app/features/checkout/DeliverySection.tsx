import type { BagLine } from '@otzar/contract/bag';
import type { Country } from '@otzar/contract/country';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { AddressForm } from '@otzar/design-system/widgets/AddressForm';
import { ShippingChooser } from '@otzar/design-system/widgets/ShippingChooser';
import { useEffect } from 'react';
import { shippingWays } from './shipping-ways.ts';
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
}

/** The address that the parcel goes to, and the ways it can get there. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, lines, countries, options, loading, failure, onRetry } = props;
  const { kept, merge } = form;
  const chosen = kept.shippingType?.id ?? null;

  // The cheapest way is chosen for whoever does not care, and again when a new place has other ways.
  const cheapest = options?.cheapest.id;
  const reachable = options?.methods.some(({ id }) => id === chosen);
  useEffect(() => {
    if (cheapest === undefined || reachable) return;
    merge({ shippingType: { delivery: true, id: cheapest } });
  }, [cheapest, reachable, merge]);

  return (
    <>
      <AddressForm
        legend="Shipping address"
        values={kept.draft.address}
        errors={form.errors.address}
        countries={countries}
        onChange={form.setAddress}
      />
      <ShippingChooser
        legend="Shipping method"
        value={String(chosen ?? '')}
        ways={options ? shippingWays(lines, options) : undefined}
        loading={loading}
        failure={failure}
        onRetry={onRetry}
        onChange={(id) => merge({ shippingType: { delivery: true, id: Number(id) } })}
      />
    </>
  );
}
