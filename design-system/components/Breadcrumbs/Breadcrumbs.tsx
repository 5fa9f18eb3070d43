import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Breadcrumbs';
import { languageOf } from '../../foundations/language-of/index.ts';
import { Link } from '../../foundations/link/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { replay } from '../../foundations/replay/index.ts';
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The way from Home to here; the last is where the shopper is. */
  items: readonly { name: string; path: string }[];
}

const Root = styled.nav`
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size[-1]};
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: baseline;
    padding-block: ${vars.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
    &:not(:last-child)::after {
      content: '/' / '';
      margin-inline: ${vars.space[2]};
      color: ${vars.color.line.strong};
    }
  }
  .link,
  button,
  [aria-current] {
    padding-block: ${vars.space[1]};
  }
  .link,
  button {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
  button {
    min-inline-size: ${vars.size.hit};
    border: 0;
    background: none;
    cursor: pointer;
  }
  [aria-current] {
    color: ${vars.color.text.default};
  }
  .between {
    display: none;
  }
  /* In the hand the heading below says where the shopper is: a line more, or less by another typeface, would move it. */
  @media not ${media.desktop} {
    li:last-child:not(:first-child) {
      ${visuallyHidden}
      padding: 0;
    }
    li:nth-last-child(2)::after {
      content: none;
    }
  }
  @media ${media.desktop} {
    .between {
      display: flex;
    }
    .fold {
      display: none;
    }
  }
`;

/** Where the way is long, a phone shows its beginning and the step above; the last is the heading, and said to screen readers. */
const SHORT = 3;

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Where the shopper is in the shop, and the way back up. A long way is folded in the hand. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const messages = useMessages('breadcrumbs', own);
  const [unfolded, setUnfolded] = useState(false);
  const folds = items.length > SHORT;
  const between = (index: number) => folds && index > 0 && index < items.length - 2;
  if (items.length === 0) return null;
  return (
    <Root aria-label={messages.name} {...rest}>
      <ol>
        {items.flatMap(({ name, path }, index) => [
          folds && !unfolded && index === 1 && (
            <li key="fold" className="fold">
              <button
                ref={replay}
                type="button"
                aria-label={messages.showMore(items.length - SHORT)}
                onClick={() => setUnfolded(true)}
              >
                …
              </button>
            </li>
          ),
          <li key={path} className={between(index) && !unfolded ? 'between' : undefined}>
            {index === items.length - 1 ? (
              <span aria-current="page" dir="auto" {...languageOf(name)}>
                {name}
              </span>
            ) : (
              <Link
                className="link"
                href={path}
                dir="auto"
                {...languageOf(name)}
                ref={unfolded && index === 1 ? takeFocus : undefined}
              >
                {name}
              </Link>
            )}
          </li>,
        ])}
      </ol>
    </Root>
  );
}
