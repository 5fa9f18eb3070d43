import type { Answer } from '@otzar/contract/endpoint';
import type { readSchools, School } from '@otzar/contract/school';
import { Stack } from '@otzar/design-system/components/Stack';
import { SchoolChooser } from '@otzar/design-system/widgets/school/SchoolChooser';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/school';
import { paths } from '../../paths.ts';

const shown = (schools: School[]) =>
  schools.map(({ id, name, lang, city, zip }) => ({
    id,
    name,
    lang: lang === 'he' ? 'he' : undefined,
    city,
    detail: zip,
    href: paths.grades(id),
  }));

interface SchoolsNearProps extends Answer<typeof readSchools> {
  /** What to do when the school is not there. */
  otherwise: ReactNode;
}

/** The schools near a zip code, and below them those of the rest of the country. */
export function SchoolsNear({ country, zip, near, elsewhere, otherwise }: SchoolsNearProps) {
  const schoolsElsewhere = messages.schoolsElsewhere(country.label);
  return (
    <Stack apart="sections">
      <SchoolChooser
        aria-label={messages.schoolsNear(zip)}
        place={messages.near(zip)}
        schools={shown(near)}
        otherwise={otherwise}
      />
      {elsewhere.length > 0 && (
        <SchoolChooser
          aria-label={schoolsElsewhere}
          title={schoolsElsewhere}
          place={messages.elsewhere(country.label)}
          schools={shown(elsewhere)}
        />
      )}
    </Stack>
  );
}
