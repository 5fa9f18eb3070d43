import { listSchoolCountries } from '@otzar/contract/school';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { SchoolFinder } from '@otzar/design-system/widgets/school/SchoolFinder';
import { SchoolWay } from '@otzar/design-system/widgets/school/SchoolWay';
import { placeProblems, writtenZip } from '@otzar/domain/school';
import { redirect } from 'react-router';
import * as messages from '#messages/screens/school';
import { brand, titled } from '../../brand.ts';
import { placeIn } from '../../features/school/place-in.ts';
import { useSchoolFinder } from '../../features/school/useSchoolFinder.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { addressOfPage } from '../../platform/own-address.ts';
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
  { title: titled(messages.schoolSupplies) },
  {
    name: 'description',
    content: messages.whatItIs(brand.name),
  },
  ...canonical(matches, paths.school),
];

const way = [
  { name: messages.findSchool, text: messages.byPlace },
  { name: messages.tickList, text: messages.leaveOut },
  { name: messages.buyInOneStep, text: messages.wholeList },
];

const straight = [
  {
    name: messages.nearShop(brand.postalCode),
    path: paths.schools({ country: 'US', zip: brand.postalCode }),
  },
  { name: messages.tellUs, path: paths.contactUs },
];

const trail = [
  { name: messages.home, path: paths.home },
  { name: messages.school, path: paths.school },
];

/** The first step of school supplies: where the school is (specification, section 2, School supplies). */
export default function SchoolRoute({ loaderData }: Route.ComponentProps) {
  const { countries, ...asked } = loaderData;
  const finder = useSchoolFinder(asked, countries);
  return (
    <>
      <Breadcrumbs items={trail} />
      <PageColumns
        title={messages.schoolSupplies}
        lead={<p>{messages.readyForBag}</p>}
        aside={<SchoolWay title={messages.howItWorks} steps={way} />}
      >
        <SchoolFinder {...finder} action={addressOfPage(paths.school)} method="get" />
        <LinkList title={messages.goStraightTo} links={straight} />
      </PageColumns>
    </>
  );
}
