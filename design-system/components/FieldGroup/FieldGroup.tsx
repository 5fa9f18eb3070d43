import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** What the fields ask for together, and the group's accessible name. */
  legend: ReactNode;
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  > legend {
    max-inline-size: 100%;
    margin-block-end: ${vars.space[4]};
    padding: 0;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
    overflow-wrap: anywhere;
  }
`;

/** Fields that belong together, one under the other, under a legend that says what for. */
export function FieldGroup({ legend, children, ...rest }: FieldGroupProps) {
  return (
    <Group {...rest}>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}
