import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';

export interface SchoolWayProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What the steps explain. */
  title: string;
  /** In order: what is done, and what it comes to. */
  steps: readonly { name: string; text: string }[];
}

const Way = styled.section`
  padding: ${vars.space[6]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-block-start: ${vars.border.focus} solid ${vars.color.decoration.gold};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface.raised};

  h2 {
    margin-block-end: ${vars.space[5]};
    font-size: ${vars.font.size[2]};
  }

  ol {
    display: grid;
    gap: ${vars.space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${vars.space[4]};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    min-inline-size: ${vars.space[6]};
    color: ${vars.color.text.accent};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[4]};
    font-variant-numeric: lining-nums;
    line-height: 1;
  }

  b {
    font-weight: ${vars.font.weight.medium};
  }

  li p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** How school supplies are bought here, in a few numbered steps. */
export function SchoolWay({ title, steps, ...rest }: SchoolWayProps) {
  const id = useId();
  return (
    <Way aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Way>
  );
}
