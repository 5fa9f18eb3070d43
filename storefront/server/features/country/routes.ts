import { listCountries } from '@otzar/contract/country';
import type { Mount } from '../../kit/endpoint.ts';
import { countries } from './countries.ts';

export function countryRoutes(mount: Mount): void {
  mount(listCountries, () => [...countries()]);
}
