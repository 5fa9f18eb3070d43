import { FieldGroup, FieldPair } from '@otzar/design-system/components/FieldGroup';
import { SelectField } from '@otzar/design-system/components/SelectField';
import { TextField } from '@otzar/design-system/components/TextField';
import * as messages from '#messages/features/checkout';
import type { CheckoutForm } from './useCheckoutForm.ts';
import { useCountries } from './useCountries.ts';

/** Where the buyer of what is sent nowhere is, by which it is taxed. */
export function TaxPlace({ form }: { form: CheckoutForm }) {
  const countries = useCountries();
  const { address } = form.kept.draft;
  return (
    <FieldGroup legend={messages.whereYouAre}>
      <p>{messages.onlyTax}</p>
      <FieldPair>
        <SelectField
          name="country"
          label={messages.country}
          required
          placeholder={messages.countryToSelect}
          searchLabel={messages.searchCountries}
          autoComplete="country"
          options={countries}
          value={address.country}
          error={form.errors.address.country}
          onChange={({ currentTarget }) =>
            form.setAddress({ country: currentTarget.value, region: '' })
          }
        />
        <TextField
          name="postal_code"
          label={messages.postalCode}
          required
          autoComplete="postal-code"
          value={address.postal_code}
          error={form.errors.address.postal_code}
          onChange={({ currentTarget }) => form.setAddress({ postal_code: currentTarget.value })}
        />
      </FieldPair>
    </FieldGroup>
  );
}
