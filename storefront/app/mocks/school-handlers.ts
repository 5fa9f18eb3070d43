import { api } from '@otzar/contract/api';
import {
  listSchoolCountriesExamples,
  readSchoolExamples,
  readSupplyListExamples,
  sampleSchools,
} from '@otzar/contract/school.examples';
import { byNearness, placeProblems, writtenZip } from '@otzar/domain/school';
import type { RequestHandler } from 'msw';
import { found, refuseFields, serve } from './serve.ts';

const countries = listSchoolCountriesExamples.default;
const { default: list, lastYear, hebrew } = readSupplyListExamples;

/** Answers to the calls about schools and what they ask for. */
export const schoolHandlers = (): RequestHandler[] => [
  serve(api.listSchoolCountries, () => countries),
  serve(api.readSchools, ({ query }) => {
    const problems = placeProblems(
      query,
      countries.map(({ value }) => value),
    );
    if (Object.keys(problems).length > 0) refuseFields(problems);
    const schools = sampleSchools.filter(({ country }) => country === query.country);
    return {
      country: found(countries.find(({ value }) => value === query.country)),
      zip: writtenZip(query),
      ...byNearness(query, schools),
    };
  }),
  serve(api.readSchool, ({ params }) => {
    const school = found(sampleSchools.find(({ id }) => id === params.id));
    const { default: harbor, hebrew: oranim } = readSchoolExamples;
    const known = [harbor, oranim].find(({ id }) => id === school.id);
    return known ?? { ...school, lists: harbor.lists };
  }),
  serve(api.readSupplyList, ({ params }) =>
    found([list, lastYear, hebrew].find(({ id }) => id === params.id)),
  ),
];
