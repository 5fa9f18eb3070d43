import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen: its accessible name. */
  label: ReactNode;
  /** What it means, below the label. */
  description?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  min-block-size: ${vars.size.control};
  input {
    inline-size: ${vars.size.icon};
    block-size: ${vars.size.icon};
    margin: 0;
    accent-color: ${vars.color.accent.default};
    cursor: pointer;
  }
  label {
    padding-block: ${vars.space[2]};
    padding-inline-start: ${vars.space[3]};
    cursor: pointer;
  }
  :disabled,
  :disabled + label {
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }
  p {
    grid-column: 2;
    margin: 0;
    margin-block-end: ${vars.space[2]};
    padding-inline-start: ${vars.space[3]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** Yes or no, at once or with the form. */
export function Checkbox({ label, description, id, ref, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const descriptionId = `${inputId}-description`;
  return (
    <Root>
      <input
        ref={useReplay(ref)}
        type="checkbox"
        id={inputId}
        aria-describedby={description ? descriptionId : undefined}
        {...rest}
      />
      <label htmlFor={inputId}>{label}</label>
      {description && <p id={descriptionId}>{description}</p>}
    </Root>
  );
}
