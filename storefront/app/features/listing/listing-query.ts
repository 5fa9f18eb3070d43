import { isFacetKey } from '@otzar/domain/facet-key';
import { wholeFacetsIn } from '@otzar/domain/listing';

/** What a list reads from its address besides its facets. */
const READ = new Set(['q', 'page', 'sort', 'price_min', 'price_max']);

/** What an address asks of a list, as the shop's call takes it; names that mean nothing are left out. */
export function listingQuery(asked: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(asked.keys())].filter((name) => READ.has(name) || isFacetKey(name));
  const read = Object.fromEntries(
    names.map((name) => [name, isFacetKey(name) ? asked.getAll(name) : (asked.get(name) ?? '')]),
  );
  return { ...read, all: wholeFacetsIn(String(asked)) };
}
