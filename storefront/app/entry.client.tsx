import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { navigations } from './platform/navigations.ts';
import { watchPageLeaving } from './platform/page-leaving.ts';
import { report, watchUncaughtErrors } from './platform/reports.ts';

/** Each error reaches the error-reporting service, and the console or the window as it would without it. */
const errors: RootOptions = {
  onCaughtError: (error) => {
    report(error);
    console.error(error);
  },
  onUncaughtError: (error) => {
    report(error);
    reportError(error);
  },
  onRecoverableError: (error) => {
    report(error);
    reportError(error);
  },
};

watchPageLeaving();
watchUncaughtErrors();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} instrumentations={[navigations]} />
    </StrictMode>,
    errors,
  );
});
