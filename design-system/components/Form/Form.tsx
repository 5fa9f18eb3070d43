import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { useReplay } from '../../foundations/replay/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { Button } from '../Button/index.ts';
import { Message } from '../Message/index.ts';
import { FormErrors } from './FormErrors.tsx';
import { useSent } from './useSent.ts';

type FormArrangement = 'stacked' | 'compact' | 'sections' | 'line';

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
   * How the button stands to the fields: below them, close below them, below groups of them and as wide, or beside the
   * only one where there is room.
   */
  arrangement?: FormArrangement;
  /** Told that the shopper sends it; without it the browser does. */
  onSubmit?: (() => void) | undefined;
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
  sections: css`
    gap: ${vars.space[6]};
    max-inline-size: none;

    .submit {
      flex: 1;
    }
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

  .errors {
    grid-column: 1 / -1;
  }

  ${variants('data-arrangement', arrangements)}
`;

/**
 * Fields and the button that sends them. When it comes back with errors, a summary of them stands above the fields and
 * takes the focus; each line goes as its field is mended.
 */
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
  const { problems, count, send } = useSent();

  return (
    <Fields
      ref={useReplay(ref)}
      data-arrangement={arrangement}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        if (busy) return;
        problems.sent = true;
        onSubmit();
        send();
      }}
      onChange={(event) => {
        problems.sent = false;
        onChange?.(event);
      }}
      {...rest}
    >
      <FormErrors problems={problems} count={count} busy={busy} failed={Boolean(failure)}>
        {children}
      </FormErrors>
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
