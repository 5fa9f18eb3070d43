import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface DashboardCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The part of the account, e.g. `Orders`. */
  title: string;
  /** The drawing before the title. */
  icon: IconName;
  /** The one thing worth knowing now, e.g. `Order 10042 arrives tomorrow`. */
  news: ReactNode;
  /** A few words below it. */
  detail?: ReactNode;
  /** What it is about; decoration beside the words. */
  pictures?: readonly PictureSource[] | undefined;
  /** Where all of it is. */
  href: string;
  /** The words of that link, e.g. `All orders`. */
  linkText: string;
}

const Card = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[3]};
  block-size: 100%;
  padding: ${vars.space[5]} ${vars.space[6]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  h2 {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space[3]};
    font-size: ${vars.font.size[1]};
  }

  h2 .icon {
    box-sizing: content-box;
    padding: ${vars.space[2]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  }

  p {
    margin: 0;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .words {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${vars.space[4]};
  }

  .pictures {
    display: flex;
    flex: none;
    gap: ${vars.space[2]};
  }

  .pictures > * {
    inline-size: ${vars.space[10]};
  }

  .all {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.control};
    font-weight: ${vars.font.weight.medium};
    text-decoration: none;
  }

  .all:hover {
    text-decoration: underline;
  }
`;

/** A part of the account on its dashboard: the one thing worth knowing, and the way to all of it. */
export function DashboardCard({
  title,
  icon,
  news,
  detail,
  pictures = [],
  href,
  linkText,
  children,
  ...rest
}: DashboardCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <h2 id={id}>
        <Icon className="icon" name={icon} />
        {title}
      </h2>
      <div className="words">
        <div>
          <p dir="auto">{news}</p>
          {detail && <small dir="auto">{detail}</small>}
          {children}
        </div>
        {pictures.length > 0 && (
          <div className="pictures">
            {pictures.map((picture) => (
              <Picture
                key={picture.src}
                picture={{ ...picture, alt: '' }}
                sizes="2.5rem"
                widths={[160]}
              />
            ))}
          </div>
        )}
      </div>
      <Link className="all" href={href}>
        {linkText} <Icon className="icon" name="chevron-end" size="small" />
      </Link>
    </Card>
  );
}
