import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';
import { Button } from '../Button/index.ts';
import { Message } from '../Message/index.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** What sending it does, on its button; without it there is nothing to send, and no button. */
  submitLabel?: string | undefined;
  /** Whether it is being sent: a second send is ignored, and nothing typed is locked away. */
  busy?: boolean;
  /** Why sending it failed as a whole, and what to do; what is wrong with one field stands at that field. */
  failure?: ReactNode;
  /** Beside the button: another way on. */
  aside?: ReactNode;
  /** Told that the shopper sends it. */
  onSubmit: () => void;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  max-inline-size: ${vars.size.form};

  .send {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[3]} ${vars.space[5]};
    margin-block-start: ${vars.space[2]};
  }
`;

/** Fields and the button that sends them. When it comes back with errors, the first wrong field takes the focus. */
export function Form({
  submitLabel,
  busy = false,
  failure,
  aside,
  onSubmit,
  onChange,
  ref,
  children,
  ...rest
}: FormProps) {
  const sent = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (busy) return;
    // Radios cannot be marked as wrong one by one: their group is.
    const wrong = sent.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-wrong] input:not([disabled])',
    );
    if (!wrong) return;
    sent.current = null;
    wrong.focus();
  });

  return (
    <Fields
      ref={useReplay(ref)}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        sent.current = event.currentTarget;
        onSubmit();
      }}
      onChange={(event) => {
        sent.current = null;
        onChange?.(event);
      }}
      {...rest}
    >
      {children}
      {failure && <Message tone="error">{failure}</Message>}
      <div className="send">
        {submitLabel && (
          <Button type="submit" size="large" busy={busy}>
            {submitLabel}
          </Button>
        )}
        {aside}
      </div>
    </Fields>
  );
}
