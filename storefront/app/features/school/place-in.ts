import type { SchoolPlace } from '@otzar/domain/school';

/** The country that is offered first (specification, section 9). */
const HOME = 'US';
/** No zip code is longer: what goes on beyond it need not be shown back. */
const LONGEST = 20;

/** The place that a query names; whatever it may be, it is short. */
export const placeIn = (query: URLSearchParams): SchoolPlace => ({
  country: (query.get('country') ?? HOME).trim().slice(0, LONGEST).toUpperCase(),
  zip: (query.get('zip') ?? '').trim().slice(0, LONGEST),
});
