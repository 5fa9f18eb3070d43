import {
  getResponse,
  HttpResponse,
  type HttpResponseResolver,
  http,
  type RequestHandler,
} from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { leaveInBrowser } from '../storefront/app/mocks/enter.ts';
import { freshHandlers, handlersFor } from '../storefront/app/mocks/handlers.ts';
import {
  type Network,
  type Scenario,
  type ScenarioName,
  scenarios,
} from '../storefront/app/mocks/scenarios.ts';
import { SEARCH_CALL } from '../storefront/app/mocks/search-handler.ts';
import { currencyNamed } from './prices.ts';
import type { ToolbarGlobals } from './toolbars.ts';

/** The contract's own answers, from a shop that remembers what this story did. */
let answers: RequestHandler[] = freshHandlers();

/** What this story asked the API for and nobody answered. */
let unanswered: string[] = [];

/** Starts the worker once; a story's own `parameters.msw` come before these answers. */
export const mockApi = mswLoader(async () => {
  const respond: HttpResponseResolver = async ({ request }) => {
    const answer = await getResponse(answers, request);
    if (answer) return answer;
    unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ message: 'No handler answers this call.' }, { status: 501 });
  };
  const worker = setupWorker(http.all('/api/*', respond), http.all(SEARCH_CALL, respond));
  await worker.start({
    serviceWorker: { url: '/workshop-worker.js' },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  return worker;
});

/** The story's scenario with what the toolbars set on top of it. */
function situation(name: ScenarioName, globals: ToolbarGlobals): Scenario {
  const scenario: Scenario = scenarios[name];
  const { customer, network, language, currency } = globals;
  const { readCustomer } = scenario.answers ?? {};
  return {
    ...scenario,
    network: network === 'default' ? scenario.network : (network as Network),
    language: language === 'heb' ? 'heb' : scenario.language,
    kept: {
      ...(currency !== 'USD' && { currency: { version: 1, data: currencyNamed(currency) } }),
      ...scenario.kept,
    },
    answers: {
      ...scenario.answers,
      readCustomer: customer === 'signedIn' ? 'signedIn' : readCustomer,
    },
  };
}

interface StoryAbout {
  parameters: { [name: string]: unknown; scenario?: ScenarioName };
  globals: object;
}

/** Gives each story a shop and a browser of its own, as they are on the first morning. */
export function openFreshShop({ parameters, globals }: StoryAbout) {
  const scenario = situation(parameters.scenario ?? 'default', globals as ToolbarGlobals);
  answers = handlersFor(scenario);
  leaveInBrowser(scenario);
  // A screen that is open hears of a toolbar as it would of another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  unanswered = [];
}

/** @throws when the story asked the API for something that no handler knows. */
export function failOnUnansweredCalls() {
  if (unanswered.length > 0) {
    const calls = unanswered.join(', ');
    throw new Error(`No handler answers ${calls}: add one to the story's parameters.msw.`);
  }
}
