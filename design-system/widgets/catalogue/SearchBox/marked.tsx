import { vars } from '@otzar/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${vars.font.weight.bold};
`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the typed words marked where they begin a word of it. */
export function marked(text: string, typed: string): ReactNode {
  const words = typed.trim().split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return text;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text.split(found).map((part, at) =>
    // Every other part is what the expression caught.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    at % 2 === 1 ? <Mark key={at}>{part}</Mark> : part,
  );
}
