import type { Country } from '@otzar/contract/country';
import { useEffect, useState } from 'react';

/** What the form offers before the list arrives, and if it never does. */
const atFirst: Country[] = [{ label: 'United States', value: 'US' }];

/** The countries of the address form. */
export function useCountries(): Country[] {
  const [countries, setCountries] = useState(atFirst);
  useEffect(() => {
    let gone = false;
    void (async () => {
      const [{ call }, { listCountries }] = await Promise.all([
        import('../../platform/http.ts'),
        import('@otzar/contract/country'),
      ]);
      const list = await call(listCountries).catch(() => atFirst);
      if (!gone) setCountries(list);
    })();
    return () => {
      gone = true;
    };
  }, []);
  return countries;
}
