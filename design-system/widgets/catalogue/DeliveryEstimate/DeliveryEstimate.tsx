import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/DeliveryEstimate';
import { Button } from '../../../components/Button/index.ts';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { Form } from '../../../components/Form/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export interface DeliveryEstimateProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The place that the figures are worked out for; an empty zip code where nobody has said. */
  place: { zip: string; country: string };
  /** What depends on the place. */
  estimates?: keyof typeof messages.estimateOf;
  /** Whether nothing is sent there, so that there is nothing to estimate. */
  unserved?: boolean;
  /** Where the shop sends things. */
  countries: readonly { label: string; value: string }[];
  /** Told the place to work them out for; an empty zip code forgets it. */
  onPlace: (place: { zip: string; country: string }) => void;
  /** Told that another place is typed or chosen. */
  onChange?: () => void;
  /** What is wrong with the place, a sentence for each field. */
  errors?: { zip?: string | undefined; country?: string | undefined };
  /** Whether the shop is being asked. */
  busy?: boolean;
}

const Place = styled(Form)`
  max-inline-size: none;
  padding-block: ${vars.space[2]} ${vars.space[4]};
  font-size: ${vars.font.size[0]};

  .estimate {
    justify-self: start;
  }
`;

function titleOf(
  { zip, country }: DeliveryEstimateProps['place'],
  estimates: keyof typeof messages.estimateOf,
  countryName = '',
  unserved = false,
): string {
  if (!zip) return messages.estimateOf[estimates];
  const where = country === 'US' ? zip : messages.abroad(zip, countryName);
  return unserved ? messages.nothingShipsTo(where) : messages.estimatedFor(where);
}

/** Where the bag would go, so that its full cost is known before the checkout. */
export function DeliveryEstimate({
  place,
  estimates = 'deliveryAndTax',
  unserved,
  countries,
  onPlace,
  onChange,
  errors = {},
  busy = false,
  ...rest
}: DeliveryEstimateProps) {
  const [typed, setTyped] = useState(place);
  // Another tab, or the session, may know a place that this form has not heard of.
  useEffect(() => setTyped({ zip: place.zip, country: place.country }), [place.zip, place.country]);
  const known = countries.find(({ value }) => value === place.country)?.label;
  return (
    <div {...rest}>
      <Disclosure summary={titleOf(place, estimates, known, unserved)}>
        <Place busy={busy} onChange={onChange} onSubmit={() => onPlace(typed)}>
          <SelectField
            name="estimate_country"
            label={messages.country}
            autoComplete="country"
            options={countries}
            value={typed.country}
            error={errors.country}
            onChange={(event) => setTyped({ ...typed, country: event.currentTarget.value })}
          />
          <TextField
            name="estimate_zip"
            label={messages.postalCode}
            autoComplete="postal-code"
            maxLength={12}
            value={typed.zip}
            error={errors.zip}
            onChange={(event) => setTyped({ ...typed, zip: event.currentTarget.value.trim() })}
          />
          <Button className="estimate" intent="secondary" type="submit" busy={busy}>
            {messages.estimate}
          </Button>
        </Place>
      </Disclosure>
    </div>
  );
}
