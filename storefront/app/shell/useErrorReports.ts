import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader } from '../root.tsx';

/** Has errors of the pages reported where the shop is told to: the code for it comes after all else. */
export function useErrorReports(): void {
  const settings = useRouteLoaderData<typeof loader>('root')?.errorReports;
  useEffect(() => {
    if (!settings) return;
    import('../platform/error-reports.ts').then(
      ({ startErrorReports }) => startErrorReports(settings),
      () => undefined,
    );
  }, [settings]);
}
