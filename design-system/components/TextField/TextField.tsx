import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';
import { controlStyles, Field, type FieldWords } from '../Field/index.ts';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  /** The field's name in the form that is sent. */
  name: string;
}

const Input = styled.input`
  ${controlStyles}
`;

/** One line of text; the page trims what is typed (`foundations/trim`). */
export function TextField({ label, hint, error, optional, id, ref, ...rest }: TextFieldProps) {
  const own = useReplay(ref);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} controlId={id}>
      {(control) => <Input ref={own} type="text" {...rest} {...control} />}
    </Field>
  );
}
