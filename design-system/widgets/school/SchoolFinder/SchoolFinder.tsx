import { media, vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/school/SchoolFinder';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type SchoolFinderFieldName = 'country' | 'zip';

export interface SchoolFinderProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been chosen and typed so far; `country` is the two-letter code. */
  values: Record<SchoolFinderFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<SchoolFinderFieldName, string>>;
  /** The countries with schools we know, `value` being the two-letter code. */
  countries: readonly { label: string; value: string }[];
  /** What the country calls the code of a place. */
  zipLabel?: string;
  /** Told each field as it changes, untrimmed. */
  onChange: (name: SchoolFinderFieldName, value: string) => void;
}

const Finder = styled(Form)`
  .pair {
    display: grid;
    gap: ${vars.space[4]};
  }

  @media ${media.tablet} {
    .pair {
      grid-template-columns: 3fr 2fr;
      align-items: start;
    }
  }
`;

/** Where the school is: the first step of the school supplies. */
export function SchoolFinder({
  values,
  errors = {},
  countries,
  zipLabel = messages.zip,
  onChange,
  ...rest
}: SchoolFinderProps) {
  return (
    <Finder aria-label={messages.findYourSchool} submitLabel={messages.findSchools} {...rest}>
      <div className="pair">
        <SelectField
          label={messages.country}
          name="country"
          autoComplete="country"
          placeholder={messages.countryToSelect}
          required
          options={countries}
          value={values.country}
          error={errors.country}
          onChange={(event) => onChange('country', event.currentTarget.value)}
        />
        <TextField
          label={zipLabel}
          name="zip"
          autoComplete="postal-code"
          autoCapitalize="characters"
          required
          value={values.zip}
          error={errors.zip}
          onChange={(event) => onChange('zip', event.currentTarget.value)}
        />
      </div>
    </Finder>
  );
}
