import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

test('a link makes an entry in the history, at its address without a hash, and loads no page anew', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <RouterLink href="/about/43">About us</RouterLink> },
    { path: '/about/:id', element: <h1>About Otzar</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'About us' });
  expect(link).toHaveAttribute('href', '/about/43');
  const entries = window.history.length;
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'About Otzar' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/about/43'));
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(entries + 1);
  router.dispose();
});
