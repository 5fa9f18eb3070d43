import type { SchoolWithLists, SupplyListSummary } from '@otzar/contract/school';
import { GradeChooser } from '@otzar/design-system/widgets/school/GradeChooser';
import { schoolYearText } from '@otzar/domain/school';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/school';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';

/** What a list holds and costs, e.g. `12 items, about $64`; cents would promise too much. */
function detailOf({ items, price }: SupplyListSummary, format: (usd: number) => string): string {
  const about = format(Math.round(price)).replace(/[.,]00$/, '');
  return messages.holds(items, about);
}

interface SchoolGradesProps {
  school: SchoolWithLists;
  /** What to do where there is no list. */
  otherwise: ReactNode;
}

/** The grades of a school; a list of another year says so. */
export function SchoolGrades({ school, otherwise }: SchoolGradesProps) {
  const { format } = usePrices();
  const latest = Math.max(...school.lists.map(({ year }) => year));
  return (
    <GradeChooser
      school={school.name}
      namesIn={school.lang === 'he' ? 'he' : undefined}
      place={school.city}
      year={school.lists.length > 0 ? schoolYearText(latest) : undefined}
      grades={school.lists.map((list) => ({
        id: list.id,
        name: list.grade,
        detail: detailOf(list, format),
        note: list.year < latest ? messages.listOf(schoolYearText(list.year)) : undefined,
        href: paths.supplies(school.id, list.id),
      }))}
      otherwise={otherwise}
    />
  );
}
