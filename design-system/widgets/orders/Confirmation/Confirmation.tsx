import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';

export interface ConfirmationProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What was done, as the page's heading, e.g. `Thank you, Ruth`. */
  title: ReactNode;
  /** What happens next, in a sentence or two. */
  lead: ReactNode;
  /** What to keep: number, date, address; `value` is formatted. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Where to go from here: links and buttons, the likeliest first. */
  actions?: ReactNode;
  /** The drawing in the seal. */
  icon?: IconName;
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[6]};
  text-align: center;

  > .icon {
    box-sizing: content-box;
    padding: ${vars.space[4]};
    border: ${vars.border.thick} solid ${vars.color.decoration.gold};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.success};
    color: ${vars.color.text.success};
  }

  h1 {
    font-size: ${vars.font.size[5]};
    overflow-wrap: anywhere;
  }

  > p {
    max-inline-size: ${vars.size.form};
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[1]};
    text-wrap: balance;
  }

  dl {
    display: grid;
    inline-size: fit-content;
    min-inline-size: min(100%, ${vars.size.form});
    max-inline-size: 100%;
    margin: ${vars.space[4]} 0 0;
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
    text-align: start;
    overflow-wrap: anywhere;
  }

  dl > div {
    min-inline-size: 0;
    padding: ${vars.space[4]} ${vars.space[5]};
  }

  dl > div + div {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  dt {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  dd {
    margin: 0;
    font-weight: ${vars.font.weight.medium};
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[3]};
    margin-block-start: ${vars.space[2]};
  }

  .more {
    inline-size: 100%;
    margin-block-start: ${vars.space[8]};
    text-align: start;
  }

  @media ${media.desktop} {
    dl {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    dl > div + div {
      border-block-start: 0;
      border-inline-start: ${vars.border.hairline} solid ${vars.color.line.default};
    }
  }

  @media print {
    .actions {
      display: none;
    }
  }
`;

/** What was just done, what comes next, what to keep; its children are the details. */
export function Confirmation({
  title,
  lead,
  facts = [],
  actions,
  icon = 'check',
  children,
  ...rest
}: ConfirmationProps) {
  return (
    <Root {...rest}>
      <Icon className="icon" name={icon} size="large" />
      <h1>{title}</h1>
      <p>{lead}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="actions">{actions}</div>}
      {children && <div className="more">{children}</div>}
    </Root>
  );
}
