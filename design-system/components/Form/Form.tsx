import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { Button } from '../Button/index.ts';
import { Message } from '../Message/index.ts';

type FormArrangement = 'stacked' | 'compact' | 'line';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** What sending it does, on its button; without it there is nothing to send, and no button. */
  submitLabel?: string | undefined;
  /** Whether it is being sent: a second send is ignored, and nothing typed is locked away. */
  busy?: boolean;
  /** Why sending it failed as a whole, and what to do; what is wrong with one field stands at that field. */
  failure?: ReactNode;
  /** Beside the button: another way on. */
  aside?: ReactNode;
  /**
   * How the button stands to the fields: below them, close below them, or beside the only one where there is room.
   */
  arrangement?: FormArrangement;
  /** Told that the shopper sends it. */
  onSubmit: () => void;
}

const arrangements: Record<FormArrangement, RuleSet> = {
  stacked: css`
    .send {
      margin-block-start: ${vars.space[2]};
    }
  `,
  compact: css`
    gap: ${vars.space[3]};
  `,
  line: css`
    gap: ${vars.space[3]};

    @media ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;

      .failure {
        grid-row: 2;
        grid-column: 1 / -1;
      }

      /* Level with the field, whose label stands a line above it. */
      .send {
        align-items: start;
        padding-block-start: calc(1lh + ${vars.space[1]});
      }

      .submit {
        min-block-size: ${vars.size.control};
        font-size: ${vars.font.size[0]};
      }
    }
  `,
};

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
  }

  ${variants('data-arrangement', arrangements)}
`;

/** Fields and the button that sends them. When it comes back with errors, the first wrong field takes the focus. */
export function Form({
  submitLabel,
  busy = false,
  failure,
  aside,
  arrangement = 'stacked',
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
      data-arrangement={arrangement}
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
      {failure && (
        <Message className="failure" tone="error">
          {failure}
        </Message>
      )}
      {(submitLabel || aside) && (
        <div className="send">
          {submitLabel && (
            <Button className="submit" type="submit" size="large" busy={busy}>
              {submitLabel}
            </Button>
          )}
          {aside}
        </div>
      )}
    </Fields>
  );
}
