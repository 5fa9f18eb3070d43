import { listSchoolCountries, readSchools } from '@otzar/contract/school';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { placeProblems, writtenZip } from '@otzar/domain/school';
import { redirect } from 'react-router';
import * as messages from '#messages/screens/school';
import { titled } from '../../brand.ts';
import { placeIn } from '../../features/school/place-in.ts';
import { SchoolPage } from '../../features/school/SchoolPage.tsx';
import { SchoolsNear } from '../../features/school/SchoolsNear.tsx';
import { paths, withQuery } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { pageAt } from '../../platform/own-address.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/select-school';

/** An address without a place, or with one that cannot be, leads to where it is asked for. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { country = '', zip } = params;
  if (zip === undefined) throw redirect(withQuery(paths.school, { country: country.slice(0, 2) }));
  const place = placeIn(new URLSearchParams({ country, zip }));
  const countries = await readPageData(context, listSchoolCountries);
  const problems = placeProblems(
    place,
    countries.map(({ value }) => value),
  );
  if (Object.keys(problems).length > 0) throw redirect(withQuery(paths.school, { ...place }));
  const here = { ...place, zip: writtenZip(place) };
  if (pageAt(url.pathname) !== paths.schools(here)) throw redirect(paths.schools(here), 301);
  return readPageData(context, readSchools, { query: here });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titled(messages.selectSchool) },
  {
    name: 'description',
    content: loaderData ? messages.whatSchoolsAskNear(loaderData.zip) : messages.whatSchoolsAsk,
  },
  ...canonical(
    matches,
    loaderData && paths.schools({ country: loaderData.country.value, zip: loaderData.zip }),
  ),
];

/** The schools of a place (specification, section 2, School supplies). */
export default function SelectSchoolRoute({ loaderData: found }: Route.ComponentProps) {
  const { country, zip } = found;
  const again = withQuery(paths.school, { country: country.value });
  return (
    <SchoolPage
      title={messages.selectSchool}
      step={0}
      way={[{ name: messages.near(zip), path: paths.schools({ country: country.value, zip }) }]}
    >
      <SchoolsNear
        {...found}
        otherwise={
          <ButtonLink href={again} intent={found.near.length > 0 ? 'secondary' : 'primary'}>
            {messages.tryAnotherZip}
          </ButtonLink>
        }
      />
    </SchoolPage>
  );
}
