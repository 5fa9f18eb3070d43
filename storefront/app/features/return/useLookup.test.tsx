import { findReturnable } from '@otzar/contract/return';
import { findReturnableExamples } from '@otzar/contract/return.examples';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { returnModule } from './return-module.ts';
import { useLookup } from './useLookup.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterAll(() => shop.close());

const onFound = vi.fn();

function Screen() {
  const { findOwn } = useLookup(onFound);
  return (
    <button type="button" onClick={() => void findOwn(1041)}>
      Find
    </button>
  );
}

test('whoever has gone elsewhere before their order is found is not fetched back', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    shop.use(
      http.post(findReturnable.path, async () => {
        const answered = new Promise<void>((go) => {
          answer = go;
        });
        resolve();
        await answered;
        return HttpResponse.json(findReturnableExamples.default);
      }),
      ...freshHandlers(),
    );
  });
  const { router } = renderScreen(<Screen />, '/return');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await asked;
  await act(() => router.navigate('/elsewhere'));
  answer();
  await waitFor(async () => expect((await returnModule.load()).order).not.toBeNull());
  expect(onFound).not.toHaveBeenCalled();
});
