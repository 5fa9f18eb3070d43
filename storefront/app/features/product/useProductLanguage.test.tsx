import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useProductLanguage } from './useProductLanguage.ts';

beforeEach(() => localStorage.clear());

const open = (hasHebrew: boolean, address = '/') =>
  renderHook(() => useProductLanguage(hasHebrew), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

test('the language of product text is saved as eng or heb', () => {
  const shown = open(true);
  act(() => shown.current.setLanguage('heb'));
  expect(localStorage.getItem('otzar:language')).toBe('heb');
  expect(shown.current.language).toBe('heb');
  act(() => shown.current.setLanguage('eng'));
  expect(localStorage.getItem('otzar:language')).toBe('eng');
  expect(shown.current.language).toBe('eng');
});

test('it is Hebrew where heb is saved and the product has Hebrew words', async () => {
  localStorage.setItem('otzar:language', 'heb');
  const [translated, english] = [open(true), open(false)];
  await waitFor(() => expect(translated.current.language).toBe('heb'));
  expect(english.current.language).toBe('eng');
  localStorage.setItem('otzar:language', 'eng');
  expect(open(true).current.language).toBe('eng');
});
