import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Pagination';
import { Icon } from '../../foundations/icons/index.ts';
import { Link } from '../../foundations/link/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are; with one or none it renders nothing. */
  pages: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
}

const Root = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .link,
  li > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[1]};
    min-inline-size: ${vars.size.control};
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius.small};
    color: inherit;
    text-decoration: none;
  }
  .link:hover {
    background: ${vars.color.surface.sunken};
  }
  .link[aria-current] {
    background: ${vars.color.text.default};
    color: ${vars.color.surface.page};
    font-weight: ${vars.font.weight.medium};
  }
  [rel] {
    padding-inline: ${vars.space[3]};
  }
  @media not all and ${media.tablet} {
    li:not(:has([rel], [aria-current])) {
      display: none;
    }
  }
`;

/** The pages of a long list, as real links that can be shared and crawled. */
export function Pagination({ page, pages, hrefFor, ...rest }: PaginationProps) {
  const messages = useMessages('pagination', own);
  if (pages <= 1) return null;
  return (
    <Root aria-label={messages.name} {...rest}>
      <ol>
        {page > 1 && (
          <li>
            <Link className="link" href={hrefFor(page - 1)} rel="prev">
              <Icon name="chevron-start" size="small" />
              {messages.previous}
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((number, index, window) =>
          number === null ? (
            <li key={`after ${window[index - 1]}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={number}>
              <Link
                className="link"
                href={hrefFor(number)}
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link className="link" href={hrefFor(page + 1)} rel="next">
              {messages.next}
              <Icon name="chevron-end" size="small" />
            </Link>
          </li>
        )}
      </ol>
    </Root>
  );
}
