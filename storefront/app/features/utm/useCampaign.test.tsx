import { reportCampaign } from '@otzar/contract/utm';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { call } from '../../platform/http.ts';
import { onReport } from '../../platform/reports.ts';
import { useCampaign } from './useCampaign.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
afterEach(() => shop.resetHandlers());
afterAll(() => shop.close());

function Screen() {
  const { pathname, search } = useLocation();
  useCampaign(pathname, search);
  return null;
}

function listen(answer: () => Response = () => HttpResponse.json({ message: 'Counted.' })) {
  const told: unknown[] = [];
  shop.use(
    http.post('*/utm', async ({ request }) => {
      told.push(await request.json());
      return answer();
    }),
    ...freshHandlers(),
  );
  return told;
}

async function open(path: string) {
  const { router } = renderScreen(<Screen />, '/:page');
  await act(() => router.navigate(path));
  return router;
}

test('the marks of a path are reported, and those of a query that changes on it are not', async () => {
  const told = listen();
  const router = await open('/first?utm_medium=mail&utm_term=&utm_source=paper');
  await waitFor(() => expect(told).toEqual([{ utm_medium: 'mail' }]));
  await act(() => router.navigate('/first?utm_medium=banner'));
  await act(() => router.navigate('/second?utm_medium=mail'));
  await act(() => router.navigate('/third?utm_medium=post'));
  await waitFor(() => expect(told).toEqual([{ utm_medium: 'mail' }, { utm_medium: 'post' }]));
});

test.each([
  ['fails', () => HttpResponse.error()],
  ['is refused', () => HttpResponse.json({ message: 'Too often.' }, { status: 429 })],
])('nobody hears of it when the call %s', async (way, answer) => {
  const told = listen(answer);
  const heard = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.fn()] as const;
  const stop = onReport(heard[2]);
  await open(`/page?utm_campaign=${encodeURIComponent(way)}`);
  await waitFor(() => expect(told).toEqual([{ utm_campaign: way }]));
  // Whoever makes the next call hears of it after this one has failed.
  await call(reportCampaign, { body: { utm_term: way } }).catch(() => undefined);
  for (const words of heard) expect(words).not.toHaveBeenCalled();
  stop();
  vi.restoreAllMocks();
});
