import type { Country } from '@otzar/contract/country';
import { postalCodeLabel } from '@otzar/domain/address';
import { placeProblems, type SchoolPlace, writtenZip } from '@otzar/domain/school';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What was looked for in an address, as the server read it. */
export interface AskedPlace {
  place: SchoolPlace;
  problems: { country?: string; zip?: string };
}

/** Where the school is: what is typed is looked at here first, so that nobody waits for a sentence. */
export function useSchoolFinder(asked: AskedPlace, countries: Country[]) {
  const navigate = useNavigate();
  const [values, setValues] = useState(asked.place);
  const [errors, setErrors] = useState(asked.problems);
  return {
    values,
    errors,
    countries,
    zipLabel: postalCodeLabel(values.country),
    onChange: (name: keyof SchoolPlace, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    onSubmit: () => {
      const problems = placeProblems(
        values,
        countries.map(({ value }) => value),
      );
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      const { country } = values;
      void navigate(paths.schools({ country, zip: writtenZip(values) }));
    },
  };
}
