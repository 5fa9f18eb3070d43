import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../../components/Picture/index.ts';

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
  /** The product's, or its variation's. */
  picture?: PictureSource;
}

export interface LineListProps extends ComponentPropsWithRef<'ul'> {
  /** In the order of the bag. */
  lines: ListedLine[];
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

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .figure {
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
              Quantity {line.quantity}
            </small>
          </div>
          <span className="figure">{line.total}</span>
        </li>
      ))}
    </List>
  );
}
