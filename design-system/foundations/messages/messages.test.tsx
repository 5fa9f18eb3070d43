import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as fieldInHebrew from '../../components/Field/messages.he.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import * as pagesInHebrew from '../../components/Pagination/messages.he.ts';
import { TextField } from '../../components/TextField/index.ts';
import { MessagesProvider } from './index.ts';

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
  render(
    <MessagesProvider messages={{ field: fieldInHebrew, pagination: pagesInHebrew }}>
      {parts}
    </MessagesProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Name (לא חובה)' });
  expect(field).toHaveAccessibleDescription('שגיאה: It is empty.');
  expect(screen.getByRole('navigation', { name: 'עמודים' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'עמוד 2' })).toBeVisible();
});

test('a provider may change the words of one component', () => {
  render(<MessagesProvider messages={{ pagination: pagesInHebrew }}>{parts}</MessagesProvider>);
  expect(screen.getByRole('navigation', { name: 'עמודים' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
});
