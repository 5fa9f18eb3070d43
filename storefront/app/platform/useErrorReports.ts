import type { ReportSettings } from '@otzar/domain/error-report';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router-dom';

/** Has errors of the pages reported where the shop is told to: the code for it comes after all else. */
export function useErrorReports(): void {
  const settings = useRouteLoaderData<{ errorReports: ReportSettings | null }>(
    'root',
  )?.errorReports;
  useEffect(() => {
    if (!settings) return;
    import('./error-reports.ts').then(
      ({ startErrorReports }) => startErrorReports(settings),
      () => undefined,
    );
  }, [settings]);
}
