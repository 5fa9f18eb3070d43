import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/BundleParts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface BundlePart {
  /** The product's. */
  title: string;
  /** The address of its page. */
  path: string;
  /** How many of it are in the bundle. */
  quantity: number;
  /** The product's first; without one a blank book is drawn. */
  picture?: PictureSource | undefined;
  /** What one costs by itself, as the shopper reads it. */
  price?: string | undefined;
}

export interface BundlePartsProps extends ComponentPropsWithRef<'ul'> {
  /** What the bundle is made of, in this order. */
  parts: readonly BundlePart[];
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block: ${vars.border.hairline} solid ${vars.color.line.default};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: ${vars.space[16]} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[3]};
  }

  li + li {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .words {
    overflow-wrap: anywhere;
  }

  .link {
    color: inherit;
    font-weight: ${vars.font.weight.medium};
  }

  .link:hover {
    color: ${vars.color.text.accent};
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .count {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What is in a bundle, how many of each, and the way to every part's own page. */
export function BundleParts({ parts, ...rest }: BundlePartsProps) {
  return (
    <List {...rest}>
      {parts.map(({ title, path, quantity, picture, price }) => (
        <li key={path}>
          <Picture
            crop="square"
            picture={picture && { ...picture, alt: '' }}
            sizes="4rem"
            widths={[160, 240]}
          />
          <div className="words">
            <Link className="link" href={path} dir="auto" {...languageOf(title)}>
              {title}
            </Link>
            {price && (
              <small>
                {messages.byItself[0]}
                <bdi>{price}</bdi>
                {messages.byItself[1]}
              </small>
            )}
          </div>
          <span className="count">
            <VisuallyHidden>{`${messages.quantity} `}</VisuallyHidden>
            <span aria-hidden="true">× </span>
            {quantity}
          </span>
        </li>
      ))}
    </List>
  );
}
