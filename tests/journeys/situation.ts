import type { Page } from '@playwright/test';
import { leaveInBrowser } from '../../storefront/app/mocks/enter.ts';
import type { Scenario } from '../../storefront/app/mocks/scenarios.ts';

/** The status and sentence of a shop that refuses a call. */
const refusal = {
  status: 500,
  json: { message: 'Something went wrong on our side. Please try again.' },
};

/**
 * Puts a journey into one of the named scenarios: what the browser keeps and how the network behaves.
 * What the server has is its own; a scenario's examples play no part in a journey.
 */
export async function enter(page: Page, scenario: Scenario): Promise<void> {
  const { kept, language, network } = scenario;
  if (kept || language) await page.addInitScript(leaveInBrowser, scenario);
  if (network === 'failed') await page.route('**/api/**', (route) => route.fulfill(refusal));
  if (network === 'slow') await page.route('**/api/**', () => undefined);
}
