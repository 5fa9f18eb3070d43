import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/checkout/AddressForm';
import { Button } from '../../../components/Button/index.ts';
import { FieldGroup, FieldPair } from '../../../components/FieldGroup/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type AddressFieldName =
  | 'name'
  | 'country'
  | 'street'
  | 'street_2'
  | 'city'
  | 'region'
  | 'postal_code'
  | 'phone';

/** The regions of a country, where they are known. */
export interface Regions {
  /** What the country calls one. */
  kind: keyof typeof messages.regionKinds;
  options: readonly { label: string; value: string }[];
}

/** Something about the address that only the shopper knows, answered by one press. */
export interface AddressQuestion {
  /** The question in full. */
  text: string;
  answers: readonly { label: string; onAnswer: () => void }[];
}

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What the address is for, e.g. "Shipping address". */
  legend: string;
  /** What has been typed so far. */
  values: Record<AddressFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors: Partial<Record<AddressFieldName, string>>;
  /** The countries that can be chosen, `value` being the two-letter code. */
  countries: readonly { label: string; value: string }[];
  /** The regions of the chosen country; without them the region is typed. */
  regions?: Regions | undefined;
  /** Asked below region and code where they do not agree. */
  question?: AddressQuestion | undefined;
  /** What the chosen country calls the code of a place; by default what fits any. */
  postalLabel?: string;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: AddressFieldName, value: string) => void;
}

/** Where a parcel goes, in fields that a browser can fill in by itself. */
export function AddressForm({
  legend,
  values,
  errors,
  countries,
  regions,
  question,
  postalLabel = messages.postalCode,
  onChange,
  ...rest
}: AddressFormProps) {
  const field = (name: AddressFieldName, autoComplete: string) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: `shipping ${autoComplete}`,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });

  return (
    <FieldGroup legend={legend} {...rest}>
      <TextField label={messages.fullName} required dir="auto" {...field('name', 'name')} />
      <SelectField
        label={messages.country}
        required
        placeholder={messages.countryToSelect}
        searchLabel={messages.searchCountries}
        options={countries}
        {...field('country', 'country')}
      />
      <TextField
        label={messages.street}
        required
        dir="auto"
        {...field('street', 'address-line1')}
      />
      <TextField
        label={messages.apartment}
        optional
        dir="auto"
        {...field('street_2', 'address-line2')}
      />
      <TextField label={messages.city} required dir="auto" {...field('city', 'address-level2')} />
      <FieldPair>
        {regions ? (
          <SelectField
            label={messages.region}
            required
            placeholder={messages.regionKinds[regions.kind]}
            searchLabel={messages.searchRegions(messages.regionKinds[regions.kind])}
            options={regions.options}
            {...field('region', 'address-level1')}
          />
        ) : (
          <TextField
            label={messages.region}
            optional
            dir="auto"
            {...field('region', 'address-level1')}
          />
        )}
        <TextField label={postalLabel} required {...field('postal_code', 'postal-code')} />
      </FieldPair>
      {question && (
        <Message
          tone="info"
          action={question.answers.map(({ label, onAnswer }) => (
            <Button key={label} intent="quiet" onClick={onAnswer}>
              {label}
            </Button>
          ))}
        >
          {question.text}
        </Message>
      )}
      <TextField
        label={messages.phone}
        optional
        type="tel"
        inputMode="tel"
        {...field('phone', 'tel')}
      />
    </FieldGroup>
  );
}
