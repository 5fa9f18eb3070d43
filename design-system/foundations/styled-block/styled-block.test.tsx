import { render, screen } from '@testing-library/react';
import { createRef, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rulesOf, styledBlock, UsedBlocks } from './index.ts';

/** A component as those who use it see it: the build keeps the types of styled-components. */
const block = (...args: Parameters<typeof styledBlock>) => styledBlock(...args) as ElementType;

it('adds its class to those it is given, and hands on the rest with the ref', () => {
  const Box = block('button', 'box');
  const ref = createRef<HTMLButtonElement>();
  render(<Box ref={ref} className="mine" data-size="large" />);
  const button = screen.getByRole('button');
  expect([...button.classList].sort()).toEqual(['box', 'mine']);
  expect(button).toHaveAttribute('data-size', 'large');
  expect(ref.current).toBe(button);
});

it('is another element where `as` says so', () => {
  const Words = block('span', 'words');
  render(<Words as="h2">Books</Words>);
  expect(screen.getByRole('heading', { level: 2 })).toHaveClass('words');
});

it('tells the server the rules of what a page uses, what is restyled first', () => {
  const Base = block('div', 'base', '.base{gap:1px;}');
  const Over = block(Base, 'over', '.over{gap:2px;}');
  block('div', 'other', '.other{gap:3px;}');
  const used = new Set<string>();
  const html = renderToString(
    <UsedBlocks value={used}>
      <Over />
    </UsedBlocks>,
  );
  expect(html).toBe('<div class="over base"></div>');
  expect(rulesOf(used)).toBe('.base{gap:1px;}.over{gap:2px;}');
});
