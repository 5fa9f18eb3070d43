import type { Address } from '@otzar/contract/address';
import { Checkbox } from '@otzar/design-system/components/Checkbox';
import { FieldGroup, FieldPair } from '@otzar/design-system/components/FieldGroup';
import { SelectField } from '@otzar/design-system/components/SelectField';
import { TextField } from '@otzar/design-system/components/TextField';
import { AddressForm } from '@otzar/design-system/widgets/checkout/AddressForm';
import { regionCode, regionName, regionQuestion, regionsOf } from '@otzar/domain/regions';
import * as messages from '#messages/features/checkout';
import { unheard } from '../../platform/plain-form.ts';
import type { PlainCheckoutData } from './plain-checkout.ts';
import { asSavedCheckout } from './session-checkout.ts';

/** The address as it was typed last, or is kept. */
const addressIn = ({ bag, told }: PlainCheckoutData): Address => ({
  ...asSavedCheckout(bag.checkout).draft.address,
  ...told?.values,
});

/** The fields of an address; a region that its code is not in is kept by ticking that both are right. */
export function PlainAddress(data: PlainCheckoutData) {
  const { countries, told } = data;
  const address = addressIn(data);
  const { country, region, postal_code } = address;
  const errors = told?.errors ?? {};
  // Asked once the shop has said that they do not agree, and answered still while another field is put right.
  const question =
    told && regionQuestion({ ...address, region_confirmed_for: undefined } as Address);
  return (
    <>
      <AddressForm
        legend={messages.shippingAddress}
        values={{ ...address, region: regionCode(country, region) ?? '' }}
        errors={errors}
        countries={countries}
        regions={regionsOf(country)}
        onChange={unheard}
      />
      {question && (
        <Checkbox
          name="region_confirmed_for"
          value={postal_code.trim()}
          label={messages.bothAreRight(postal_code.trim(), regionName(country, question.chosen))}
          defaultChecked={address.region_confirmed_for === postal_code.trim()}
        />
      )}
    </>
  );
}

/** Where the buyer of what is sent nowhere is, by which it is taxed. */
export function PlainTaxPlace({ countries, taxPlace, told }: PlainCheckoutData) {
  const { country = 'US', postal_code = '' } = told?.values ?? taxPlace ?? {};
  return (
    <FieldGroup legend={messages.whereYouAre}>
      <p>{messages.onlyTax}</p>
      <FieldPair>
        <SelectField
          name="country"
          label={messages.country}
          required
          placeholder={messages.countryToSelect}
          autoComplete="country"
          options={countries}
          value={country}
          error={told?.errors.country}
          onChange={unheard}
        />
        <TextField
          name="postal_code"
          label={messages.postalCode}
          required
          autoComplete="postal-code"
          value={postal_code}
          error={told?.errors.postal_code}
          onChange={unheard}
        />
      </FieldPair>
    </FieldGroup>
  );
}
