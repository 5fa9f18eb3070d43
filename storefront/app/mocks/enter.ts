import type { Scenario } from './scenarios.ts';

/**
 * Leaves in this browser what a scenario's shopper would have left there, and nothing else. Runs in
 * the browser, also when a journey hands it over before the first page.
 */
export function leaveInBrowser({ kept = {}, keptInTab = {}, language }: Scenario): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, module] of Object.entries(kept))
    localStorage.setItem(`otzar:${name}`, JSON.stringify(module));
  for (const [name, module] of Object.entries(keptInTab))
    sessionStorage.setItem(`otzar:${name}`, JSON.stringify(module));
  if (language) localStorage.setItem('otzar:language', language);
}
