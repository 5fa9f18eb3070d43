import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { variants } from '../../foundations/variants/index.ts';

type StateTone = 'empty' | 'failed';

interface StatePanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  tone: StateTone;
  icon?: IconName | undefined;
  title: ReactNode;
  /** What to do next: a button or a link. */
  action: ReactNode;
}

const marks: Record<StateTone, RuleSet> = {
  empty: css`
    padding: ${vars.space[5]};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  `,
  failed: css`
    padding: ${vars.space[4]};
    background: ${vars.color.surface.error};
    color: ${vars.color.text.error};
  `,
};

const Mark = styled(Icon)`
  box-sizing: content-box;
  border-radius: ${vars.radius.pill};
  ${variants('data-tone', marks)}
`;

const Text = styled.div`
  max-inline-size: 100%;
  margin-block-end: ${vars.space[3]};
`;

const tones: Record<StateTone, RuleSet> = {
  empty: css`
    --title-size: ${vars.font.size[3]};
    padding-block: ${vars.space.section};

    h2::after {
      content: '';
      display: block;
      inline-size: ${vars.space[10]};
      margin-block: ${vars.space[3]} ${vars.space[1]};
      margin-inline: auto;
      border-block-end: ${vars.border.thick} solid ${vars.color.decoration.gold};
    }
  `,
  failed: css`
    --title-size: ${vars.font.size[2]};
    padding-block: ${vars.space[12]};
  `,
};

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.size.measure};
  margin-inline: auto;
  padding-inline: ${vars.space[4]};
  color: ${vars.color.text.muted};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  h2 {
    max-inline-size: 100%;
    color: ${vars.color.text.default};
    font-size: var(--title-size);
  }

  ${variants('data-tone', tones)}
`;

/** What stands where there is nothing to show: why, and what to do next. */
export function StatePanel({ tone, icon, title, action, children, ...rest }: StatePanelProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon && <Mark name={icon} size="large" data-tone={tone} />}
      <h2>{title}</h2>
      <Text>{children}</Text>
      {action}
    </Root>
  );
}
