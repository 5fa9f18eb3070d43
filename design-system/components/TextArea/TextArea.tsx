import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';
import { controlStyles, Field, type FieldWords } from '../Field/index.ts';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** The field's name in the form that is sent. */
  name: string;
}

const Input = styled.textarea`
  ${controlStyles}
  min-block-size: 5lh;
  field-sizing: content;
  resize: vertical;
`;

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  rows = 4,
  ref,
  ...rest
}: TextAreaProps) {
  const own = useReplay(ref);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} controlId={id}>
      {(control) => <Input ref={own} rows={rows} {...rest} {...control} />}
    </Field>
  );
}
