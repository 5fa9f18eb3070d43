import { readSupplyList } from '@otzar/contract/school';
import { schoolYearText } from '@otzar/domain/school';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as messages from '#messages/screens/school';
import { titled } from '../../brand.ts';
import { OtherYear } from '../../features/school/OtherYear.tsx';
import { SchoolPage } from '../../features/school/SchoolPage.tsx';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { pageAt } from '../../platform/own-address.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/select-supplies';
import { ListToBuy } from './ListToBuy.tsx';

/** Without a list its school's grades are next; where a list is another school's, the list is meant. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { grade_id, list_id } = params;
  if (list_id === undefined)
    throw redirect(
      grade_id === undefined ? paths.school : paths.grades(encodeURIComponent(grade_id)),
    );
  const list = await readPageData(context, readSupplyList, { params: { id: list_id } });
  const path = paths.supplies(list.school.id, list.id);
  if (pageAt(url.pathname) !== path) throw redirect(`${path}${url.search}`, 301);
  return list;
}

/** Ticks change the query only: the list is here already, until it is asked for anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) => [
  {
    title: titled(
      list ? messages.selectSuppliesOf(list.grade, list.school.name) : messages.selectSupplies,
    ),
  },
  {
    name: 'description',
    content: list
      ? messages.whatSchoolAsks(list.school.name, list.grade, schoolYearText(list.year))
      : '',
  },
  ...canonical(matches, list && paths.supplies(list.school.id, list.newer ?? list.id)),
];

/** What a school asks for in a grade (specification, section 2, School supplies). */
export default function SelectSuppliesRoute({ loaderData: list }: Route.ComponentProps) {
  const { school, grade } = list;
  return (
    <SchoolPage
      title={messages.selectSupplies}
      step={2}
      school={school}
      grade={grade}
      way={[
        { name: school.name, path: paths.grades(school.id) },
        { name: grade, path: paths.supplies(school.id, list.id) },
      ]}
    >
      <OtherYear list={list} />
      <ListToBuy key={list.id} list={list} />
    </SchoolPage>
  );
}
