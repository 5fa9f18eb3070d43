import { readSchool } from '@otzar/contract/school';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { redirect } from 'react-router';
import * as messages from '#messages/screens/school';
import { titled } from '../../brand.ts';
import { SchoolGrades } from '../../features/school/SchoolGrades.tsx';
import { SchoolPage } from '../../features/school/SchoolPage.tsx';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/select-grade';

/** Its id is that of a school's set of grades: the school's. An address without one leads to the first step. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.grade_id === undefined) throw redirect(paths.school);
  return readPageData(context, readSchool, { params: { id: params.grade_id } });
}

export const meta: Route.MetaFunction = ({ loaderData: school, matches }) => [
  { title: titled(school ? messages.selectGradeOf(school.name) : messages.selectGrade) },
  {
    name: 'description',
    content: school ? messages.listsOf(school.name, school.city) : '',
  },
  ...canonical(matches, school && paths.grades(school.id)),
];

/** The grades of a school (specification, section 2, School supplies). */
export default function SelectGradeRoute({ loaderData: school }: Route.ComponentProps) {
  return (
    <SchoolPage
      title={messages.selectGrade}
      step={1}
      school={school}
      way={[{ name: school.name, path: paths.grades(school.id) }]}
    >
      <SchoolGrades
        school={school}
        otherwise={
          <ButtonLink href={paths.schools(school)}>{messages.chooseAnotherSchool}</ButtonLink>
        }
      />
    </SchoolPage>
  );
}
