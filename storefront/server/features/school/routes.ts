import {
  listSchoolCountries,
  readSchool,
  readSchools,
  readSupplyList,
} from '@otzar/contract/school';
import { byNearness, placeProblems, schoolYearOf, writtenZip } from '@otzar/domain/school';
import type { Mount } from '../../kit/endpoint.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { countries, findCountry } from '../country/countries.ts';
import { messages } from './messages.ts';
import { readListsOf, readSchoolCountries, readSchoolRow, readSchoolsOf } from './schools.ts';
import { readList } from './supplies.ts';

/** How many schools one answer names at most, near and elsewhere. */
const MOST = { near: 100, elsewhere: 20 };

export function schoolRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(listSchoolCountries, async () => {
    const known = await readSchoolCountries(db);
    return countries().filter(({ value }) => known.includes(value));
  });

  mount(readSchools, async ({ query }) => {
    const problems = placeProblems(query, await readSchoolCountries(db));
    for (const [field, sentence] of Object.entries(problems)) throw fieldRefused(field, sentence);
    const country = findCountry(query.country);
    if (country === undefined) throw notFound();
    const schools = await readSchoolsOf(db, country.value);
    const { near, elsewhere } = byNearness(query, schools);
    return {
      country,
      zip: writtenZip(query),
      near: near.slice(0, MOST.near),
      elsewhere: elsewhere.slice(0, MOST.elsewhere),
    };
  });

  mount(readSchool, async ({ params }) => {
    const school = await readSchoolRow(db, params.id);
    if (school === null) throw notFound(messages.noSchool);
    return { ...school, lists: await readListsOf(db, school.id) };
  });

  mount(readSupplyList, async ({ params }) => {
    const list = await readList(db, params.id);
    if (list === null) throw notFound(messages.noList);
    return { ...list, this_year: schoolYearOf(clock()) };
  });
}
