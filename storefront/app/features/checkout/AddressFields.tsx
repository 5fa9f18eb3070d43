import type { Address } from '@otzar/contract/address';
import { AddressForm } from '@otzar/design-system/widgets/checkout/AddressForm';
import { placeProblem } from '@otzar/domain/places';
import {
  regionCode,
  regionName,
  regionOfPostalCode,
  regionProblem,
  regionQuestion,
  regionsOf,
} from '@otzar/domain/regions';
import * as messages from '#messages/features/checkout';
import type { FieldErrors } from './check-details.ts';
import { useCountries } from './useCountries.ts';

interface AddressFieldsProps {
  legend: string;
  address: Address;
  /** What is wrong and what to do about it, by field. */
  errors: FieldErrors;
  /** What the country calls the code of a place; by default what fits any. */
  postalLabel?: string;
  /** Told what is another, untrimmed. */
  onChange: (changed: Partial<Address>) => void;
}

/** What one answer changes beside itself: a region belongs to its country, and a code says which it is. */
function changesBy(address: Address, changed: Partial<Address>): Partial<Address> {
  const { country, region, postal_code } = { ...address, ...changed };
  if (changed.country && regionsOf(address.country)) return { ...changed, region: '' };
  const placed = 'postal_code' in changed && region === '' && regionsOf(country);
  if (!placed || placeProblem(country, postal_code) !== null) return changed;
  return { ...changed, region: regionOfPostalCode(country, postal_code) ?? '' };
}

/** What the shopper is asked of region and code, and what each answer makes of the address. */
function questionOf(address: Address, onChange: AddressFieldsProps['onChange']) {
  const { country, postal_code } = address;
  if (placeProblem(country, postal_code) !== null) return undefined;
  const question = regionQuestion(address);
  if (!question) return undefined;
  const { text, found, chosen } = question;
  return {
    text,
    answers: [
      {
        label: messages.yes(regionName(country, found)),
        onAnswer: () => onChange({ region: found }),
      },
      {
        label: messages.keep(regionName(country, chosen)),
        onAnswer: () => onChange({ region_confirmed_for: postal_code.trim() }),
      },
    ],
  };
}

/** The fields of an address with what its country asks for: its regions, what it calls a code of a place. */
export function AddressFields({ legend, address, errors, onChange, ...rest }: AddressFieldsProps) {
  const countries = useCountries();
  const { country, region } = address;
  const code = regionCode(country, region);
  // What was kept in words of its own before there was a list is told, so that it is not lost.
  const unlisted = region !== '' && code === null ? regionProblem(address) : null;
  return (
    <AddressForm
      {...rest}
      legend={legend}
      values={{ ...address, region: code ?? '' }}
      errors={{ ...errors, region: errors.region ?? unlisted ?? undefined }}
      countries={countries}
      regions={regionsOf(country)}
      question={questionOf(address, onChange)}
      onChange={(name, value) => onChange(changesBy(address, { [name]: value }))}
    />
  );
}
