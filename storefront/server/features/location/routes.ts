import { type Location, readLocation, saveLocation } from '@otzar/contract/location';
import { placeProblem } from '@otzar/domain/places';
import type { Mount } from '../../kit/endpoint.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { findCountry } from '../country/countries.ts';
import { taxRateAt } from '../shipping/tax-rates.ts';
import { RATES_CHANGED_AT } from '../shipping/zones.ts';
import { messages } from './messages.ts';
import { readSavedLocation, type SavedLocation, writeLocation } from './queries.ts';

export function locationRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(readLocation, async (_, { session, context }) => {
    // Asked for on every path, so a browser soon hears that it keeps old rates (specification, section 4).
    context.header('shipping_updated_at', RATES_CHANGED_AT);
    return shown(await readSavedLocation(db, session, clock()));
  });

  mount(saveLocation, async ({ body }, { session }) => {
    const country = findCountry(body.country);
    if (country === undefined) throw fieldRefused('country', messages.chooseCountry);
    const problem = body.zipCode === '' ? null : placeProblem(country.value, body.zipCode);
    if (problem !== null) throw fieldRefused('zipCode', problem);
    const place = { zip: body.zipCode, country: country.value };
    await writeLocation(db, session, place, clock());
    return shown(place);
  });
}

const shown = ({ zip, country }: SavedLocation): Location => ({
  zip,
  country: findCountry(country) ?? { label: country, value: country },
  tax_rate: taxRateAt(country, zip),
});
