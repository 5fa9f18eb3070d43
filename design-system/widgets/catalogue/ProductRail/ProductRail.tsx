import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductRail';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { useRail } from './useRail.ts';

export interface ProductRailProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What the products have in common. */
  title: string;
  /** Where the whole of it is listed. */
  href?: string;
  /** An `li` for each card. */
  children?: ReactNode;
  /** What else can be done with the row, beside its title: a quiet button. */
  action?: ReactNode;
}

const Rail = styled.section`
  margin-inline: calc(-1 * ${vars.space.gutter});
  padding-inline: ${vars.space.gutter};
  contain-intrinsic-block-size: auto calc(2.5 * ${vars.size.card});
  content-visibility: var(--offscreen, auto);

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${vars.space[4]};
    margin-block-end: ${vars.space[5]};
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  h2 {
    flex: 1;
    min-inline-size: 50%;
    font-size: ${vars.font.size[4]};
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }

  .head .link {
    flex: none;
    padding-block: ${vars.space[3]};
    color: ${vars.color.text.accent};
    font-weight: ${vars.font.weight.medium};
  }

  .arrows {
    display: none;
    align-self: center;
    gap: ${vars.space[2]};
  }

  .arrow {
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    background: ${vars.color.surface.raised};
  }

  .arrow[aria-disabled='true'] {
    border-color: ${vars.color.line.default};
    background: transparent;
    color: ${vars.color.text.muted};
    cursor: default;
  }

  .cards {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: ${vars.size.card};
    gap: ${vars.space[4]};
    margin-block: 0;
    margin-inline: calc(-1 * ${vars.space.gutter});
    padding-inline: ${vars.space.gutter};
    padding-block: ${vars.space[2]} ${vars.space[4]};
    scroll-padding-inline: ${vars.space.gutter};
    list-style: '';
    scroll-snap-type: inline mandatory;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
    scrollbar-color: ${vars.color.line.strong} transparent;
  }

  .cards > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    scroll-snap-align: start;
  }

  @media (prefers-reduced-motion: no-preference) {
    .cards {
      scroll-behavior: smooth;
    }
  }

  @media ${media.desktop} {
    .arrows:not([hidden]) {
      display: flex;
    }

    .cards {
      gap: ${vars.space[6]};
    }
  }
`;

/**
 * A row of product cards to push sideways: with the thumb, with the arrows, or by tabbing through the
 * cards, which scrolls it along. The arrows come only where there is something to push.
 */
export function ProductRail({ title, href, action, children, ...rest }: ProductRailProps) {
  const id = useId();
  const { row, ends, told, push } = useRail();
  return (
    <Rail aria-labelledby={id} {...rest}>
      <div className="head">
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {href && (
          <Link className="link" href={href} aria-label={messages.seeAllOf(title)}>
            {messages.seeAll}
          </Link>
        )}
        {action}
        <div className="arrows" hidden={ends.start && ends.end}>
          <IconButton
            className="arrow"
            icon="chevron-start"
            label={messages.back(title)}
            aria-disabled={ends.start}
            onClick={() => push(-1)}
          />
          <IconButton
            className="arrow"
            icon="chevron-end"
            label={messages.onward(title)}
            aria-disabled={ends.end}
            onClick={() => push(1)}
          />
        </div>
      </div>
      <ul className="cards" ref={row}>
        {children}
      </ul>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Rail>
  );
}
