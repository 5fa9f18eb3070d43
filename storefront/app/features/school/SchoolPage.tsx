import type { School } from '@otzar/contract/school';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { Stepper } from '@otzar/design-system/components/Stepper';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/school';
import { paths } from '../../paths.ts';

const names = [messages.school, messages.grade, messages.supplies] as const;

interface SchoolPageProps {
  title: string;
  /** Which of the three steps it is, from 0. */
  step: 0 | 1 | 2;
  /** What was chosen before: the school, and the grade. */
  school?: School;
  grade?: string;
  /** The way from the first page of school supplies to here, itself last. */
  way: { name: string; path: string }[];
  children: ReactNode;
}

/** A step on the way to what a school asks for: the way back above it, and what was chosen so far. */
export function SchoolPage({ title, step, school, grade, way, children }: SchoolPageProps) {
  const details = [school?.name, grade];
  const back = [school && paths.schools(school), school && paths.grades(school.id)];
  const steps = names.map((name, at) => {
    const href = at < step ? back[at] : undefined;
    const detail = details[at];
    return {
      name,
      state: at < step ? ('done' as const) : at === step ? ('current' as const) : ('next' as const),
      ...(detail && { detail }),
      ...(href && { href }),
    };
  });
  const trail = [
    { name: messages.home, path: paths.home },
    { name: messages.school, path: paths.school },
    ...way,
  ];
  return (
    <>
      <Breadcrumbs items={trail} />
      <PageColumns
        title={title}
        lead={<Stepper label={messages.schoolSupplies} steps={steps} />}
        printsAlone
      >
        {children}
      </PageColumns>
    </>
  );
}
