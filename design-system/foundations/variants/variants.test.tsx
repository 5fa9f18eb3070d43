import { render, screen } from '@testing-library/react';
import styled, { css, type RuleSet } from 'styled-components';
import { expect, it } from 'vitest';
import { variants } from './index.ts';

const tones: Record<'calm' | 'loud', RuleSet> = {
  calm: css`
    opacity: 0.4;
  `,
  loud: css`
    opacity: 0.9;
  `,
};

const Word = styled.p`
  opacity: 1;
  ${variants('data-tone', tones)}
`;

it.each([
  ['calm', '0.4'],
  ['loud', '0.9'],
  ['other', '1'],
])('gives %s its own style', (tone, opacity) => {
  render(<Word data-tone={tone}>word</Word>);
  expect(getComputedStyle(screen.getByText('word')).opacity).toBe(opacity);
});
