import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PriceFilter } from './PriceFilter.tsx';

test('what was typed before the page was awake counts', async () => {
  const onApply = vi.fn();
  const filter = <PriceFilter range={{}} onApply={onApply} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(filter);
  const most = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Maximum price' });
  most.value = '22';
  const root = await act(async () => hydrateRoot(place, filter));
  // Whatever else the page learns while it wakes up draws the fields anew.
  await act(async () => root.render(<PriceFilter range={{}} onApply={onApply} symbol="€" />));
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ min: undefined, max: 22 }));
  expect(most).toHaveValue(22);
  await act(async () => root.unmount());
  place.remove();
});
