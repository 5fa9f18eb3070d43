import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from '../../components/Pagination/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { MessagesProvider } from './index.ts';
import { componentMessages as english } from './messages.en.ts';
import { componentMessages as hebrew } from './messages.he.ts';

const parts = (
  <>
    <TextField label="Name" name="name" error="It is empty." optional />
    <Pagination page={2} pages={3} hrefFor={(page) => `/?page=${page}`} />
  </>
);

test('without a provider a component speaks English', () => {
  render(parts);
  const field = screen.getByRole('textbox', { name: 'Name (optional)' });
  expect(field).toHaveAccessibleDescription('Error: It is empty.');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
});

test('with the words of a provider it speaks its language', () => {
  render(<MessagesProvider messages={hebrew}>{parts}</MessagesProvider>);
  const field = screen.getByRole('textbox', { name: 'Name (לא חובה)' });
  expect(field).toHaveAccessibleDescription('שגיאה: It is empty.');
  expect(screen.getByRole('navigation', { name: 'עמודים' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'עמוד 2' })).toBeVisible();
});

test('a provider may change one word', () => {
  const shorter = { ...english, pagination: { ...english.pagination, name: 'Sheets' } };
  render(<MessagesProvider messages={shorter}>{parts}</MessagesProvider>);
  expect(screen.getByRole('navigation', { name: 'Sheets' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
});
