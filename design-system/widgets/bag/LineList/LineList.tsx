import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/LineList';
import { Amount } from '../../../components/Amount/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { type LineExtra, LineExtraWords } from './LineExtraWords.tsx';

export interface ListedLine {
  /** Tells lines apart whose title and detail are the same. */
  key?: string;
  /** The product's. */
  title: string;
  /** The choices made, e.g. `Olive, A5`. */
  detail?: string;
  /** How many. */
  quantity: string | number;
  /** Formatted, for the whole line. */
  total: string;
  /** What that is in the currency the shopper reads prices in, formatted. */
  about?: string | undefined;
  /** The product's, or its variation's. */
  picture?: PictureSource;
  /** Personalization and gift options. */
  extras?: readonly LineExtra[] | undefined;
  /** What changed and why, e.g. `Only 2 left: we lowered the quantity.` */
  notes?: readonly string[] | undefined;
  /** Whether it cannot be had now, and so is not in the total. */
  unavailable?: boolean;
}

export interface LineListProps extends ComponentPropsWithRef<'ul'> {
  /** In the order of the bag. */
  lines: readonly ListedLine[];
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[3]};
  }

  li:has(picture) {
    grid-template-columns: ${vars.size.thumbnail} minmax(0, 1fr) auto;
  }

  li + li {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .words {
    display: grid;
    overflow-wrap: anywhere;
  }

  .words [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .note {
    color: ${vars.color.text.warning};
  }

  .gone {
    color: ${vars.color.text.error};
    font-weight: ${vars.font.weight.medium};
  }

  .figure {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** The lines of an order or a bag to be read, not changed. To change them, use `BagLine`. */
export function LineList({ lines, ...rest }: LineListProps) {
  return (
    <List {...rest}>
      {lines.map((line) => (
        <li key={line.key ?? `${line.title}${line.detail}`}>
          {line.picture && (
            <Picture picture={{ ...line.picture, alt: '' }} sizes="5rem" widths={[160]} />
          )}
          <div className="words">
            <span dir="auto">{line.title}</span>
            <small>
              {line.detail && (
                <>
                  <bdi>{line.detail}</bdi> ·{' '}
                </>
              )}
              {messages.quantity(line.quantity)}
            </small>
            <LineNews line={line} />
          </div>
          <Amount className="figure" value={line.total} about={line.about} />
        </li>
      ))}
    </List>
  );
}

/** What was added to a line and what became of it, in words. */
function LineNews({
  line: { extras = [], notes = [], unavailable = false },
}: {
  line: ListedLine;
}) {
  return (
    <>
      {extras.map((extra) => (
        <small key={`${extra.name}${extra.value}`} dir="auto">
          <LineExtraWords extra={extra} />
        </small>
      ))}
      {unavailable && (
        <small className="gone" dir="auto">
          {messages.notAvailable}
        </small>
      )}
      {notes.map((note) => (
        <small key={note} className="note" dir="auto">
          {note}
        </small>
      ))}
    </>
  );
}
