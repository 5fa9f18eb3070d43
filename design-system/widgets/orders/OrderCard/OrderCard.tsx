import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/OrderCard';
import { Badge, type BadgeProps } from '../../../components/Badge/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface OrderCardProps extends ComponentPropsWithRef<'article'> {
  /** As the shopper quotes it. */
  number: string;
  /** Where the order is shown whole. */
  path: string;
  /** Formatted. */
  placedAt: string;
  /** Where it is, in words, such as `Shipped`. */
  status: string;
  /** What kind of news that is. */
  tone?: BadgeProps['tone'];
  /** Formatted. */
  total: string;
  /** What was ordered. */
  items: { title: string; picture?: PictureSource }[];
  /** Buttons and links, such as Buy again. */
  actions?: ReactNode;
}

const Card = styled.article`
  display: grid;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${vars.space[1]} ${vars.space[4]};
  }

  h3 {
    margin-inline-end: auto;
    font-size: ${vars.font.size[2]};
  }

  p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    inline-size: ${vars.space[16]};
  }

  .more {
    display: grid;
    place-items: center;
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.sunken};
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
`;

/** So many pictures stand on a card; the rest are counted. */
const MOST_PICTURES = 5;

/** One order in the account's list. */
export function OrderCard({
  number,
  path,
  placedAt,
  status,
  tone,
  total,
  items,
  actions,
  ...rest
}: OrderCardProps) {
  const more = items.length - MOST_PICTURES;
  return (
    <Card aria-label={messages.order(number)} {...rest}>
      <header>
        <h3>
          <Link href={path}>{messages.order(number)}</Link>
        </h3>
        <Badge tone={tone}>{status}</Badge>
      </header>
      <p>{messages.placed(placedAt)}</p>
      <ul aria-label={messages.itemsOf(number)}>
        {items.slice(0, MOST_PICTURES).map(({ title, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes, and may hold a title twice
          <li key={at}>
            <Picture picture={picture && { ...picture, alt: title }} sizes="4rem" widths={[160]} />
            {!picture && <VisuallyHidden>{title}</VisuallyHidden>}
          </li>
        ))}
        {more > 0 && (
          <li className="more">
            <span>{messages.more(more)}</span>
          </li>
        )}
      </ul>
      <footer>
        <b>{total}</b>
        {actions && <div className="actions">{actions}</div>}
      </footer>
    </Card>
  );
}
