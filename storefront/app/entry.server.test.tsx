import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { reportContext } from './context.ts';
import { handleError } from './entry.server.tsx';

const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams() });

/** What the router makes of a form that is sent to a page without an action. */
async function refusalOfRouter(): Promise<unknown> {
  const { query } = createStaticHandler([{ id: 'home', path: '/' }]);
  const answer = await query(request);
  return answer instanceof Response ? null : Object.values(answer.errors ?? {})[0];
}

function reportedOf(error: unknown): unknown[] {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(reportContext, report);
  handleError(error, { request, context, params: {} });
  return report.mock.calls.flat();
}

test('a form sent to a page that takes none is no fault of the shop', async () => {
  const refusal = await refusalOfRouter();
  expect(refusal).toMatchObject({ status: 405 });
  expect(reportedOf(refusal)).toEqual([]);
  const fault = new Error('a loader failed');
  expect(reportedOf(fault)).toEqual([fault]);
});
