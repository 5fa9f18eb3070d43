import { listSchoolCountries } from '@otzar/contract/school';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { SchoolFinder } from '@otzar/design-system/widgets/school/SchoolFinder';
import { SchoolWay } from '@otzar/design-system/widgets/school/SchoolWay';
import { placeProblems, writtenZip } from '@otzar/domain/school';
import { redirect } from 'react-router';
import { brand, titled } from '../../brand.ts';
import { placeIn } from '../../features/school/place-in.ts';
import { useSchoolFinder } from '../../features/school/useSchoolFinder.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/school';

/** Without JavaScript the form sends its fields here: what is right leads on, what is wrong is told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const countries = await readPageData(context, listSchoolCountries);
  const place = placeIn(url.searchParams);
  if (!url.searchParams.has('zip')) return { countries, place, problems: {} };
  const problems = placeProblems(
    place,
    countries.map(({ value }) => value),
  );
  if (Object.keys(problems).length > 0) return { countries, place, problems };
  throw redirect(paths.schools({ ...place, zip: writtenZip(place) }));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled('School supplies') },
  {
    name: 'description',
    content: `Find your school’s list by zip code, tick off what is at home, and put the rest into the bag in one step. By ${brand.name}.`,
  },
  ...canonical(matches, paths.school),
];

const way = [
  { name: 'Find your school', text: 'By country and zip code. We keep the lists of each grade.' },
  { name: 'Tick the list', text: 'Leave out what is at home, change how many, swap what is out.' },
  { name: 'Buy it in one step', text: 'The whole list goes to the bag; or share it, or print it.' },
];

const straight = [
  {
    name: `Schools near our shop, ${brand.postalCode}`,
    path: paths.schools({ country: 'US', zip: brand.postalCode }),
  },
  { name: 'Tell us of a school', path: paths.contactUs },
];

const trail = [
  { name: 'Home', path: paths.home },
  { name: 'School', path: paths.school },
];

/** The first step of school supplies: where the school is (specification, section 2, School supplies). */
export default function SchoolRoute({ loaderData }: Route.ComponentProps) {
  const { countries, ...asked } = loaderData;
  const finder = useSchoolFinder(asked, countries);
  return (
    <>
      <Breadcrumbs items={trail} />
      <PageColumns
        title="School supplies"
        lead={<p>Your school’s list, grade by grade, ready for the bag.</p>}
        aside={<SchoolWay title="How it works" steps={way} />}
      >
        <SchoolFinder {...finder} action={paths.school} method="get" />
        <LinkList title="Or go straight to" links={straight} />
      </PageColumns>
    </>
  );
}
