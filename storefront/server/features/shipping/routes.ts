import { readShipping } from '@otzar/contract/shipping';
import { placeProblem } from '@otzar/domain/places';
import type { Mount } from '../../kit/endpoint.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { findCountry } from '../country/countries.ts';
import { messages } from './messages.ts';
import { shippingTo } from './options.ts';
import { RATES_CHANGED_AT } from './zones.ts';

export function shippingRoutes(mount: Mount, { clock }: Shop): void {
  mount(readShipping, ({ body }, { context }) => {
    const country = findCountry(body.country);
    if (country === undefined) throw fieldRefused('country', messages.chooseCountry);
    const problem = placeProblem(country.value, body.zip_code);
    if (problem !== null) throw fieldRefused('zip_code', problem);
    const options = shippingTo(country.value, body.zip_code, clock());
    if (options === null) throw notFound(messages.unreached(country.label));
    context.header('shipping_updated_at', RATES_CHANGED_AT);
    return options;
  });
}
