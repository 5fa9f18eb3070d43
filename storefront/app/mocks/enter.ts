import type { Scenario } from './scenarios.ts';

/**
 * Leaves in this browser what a scenario's shopper would have left there, and nothing else. Runs in
 * the browser, also when a journey hands it over before the first page.
 */
export function leaveInBrowser({ kept = {}, keptInTab, language }: Scenario): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('otzar', JSON.stringify(kept));
  if (keptInTab) sessionStorage.setItem('otzar', JSON.stringify(keptInTab));
  if (language) localStorage.setItem('otzar:language', language);
}
