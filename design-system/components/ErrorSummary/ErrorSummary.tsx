import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/ErrorSummary';
import * as ofField from '#messages/components/Field';
import { Icon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';

export interface FieldProblem {
  /** The `id` of the field. */
  field: string;
  /** What is wrong and what to do about it, in the words that stand at the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What all of it means; how many there are unless said otherwise. */
  title?: string;
  /** In the order of the form. */
  problems: readonly FieldProblem[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[3]};
  padding: ${vars.space[4]};
  border: ${vars.border.hairline} solid ${vars.color.error.line};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.error};

  > .icon {
    block-size: 1lh;
    color: ${vars.color.text.error};
  }

  b {
    font-weight: ${vars.font.weight.medium};
  }

  ul {
    grid-column: 2;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    padding-block: ${vars.space[2]};
    color: ${vars.color.text.error};
  }
`;

/**
 * What is wrong with a form, above it: it takes the focus as it appears, and each line leads to its field. `Form` shows
 * it by itself.
 */
export function ErrorSummary({ title, problems, ref, ...rest }: ErrorSummaryProps) {
  const field = useMessages('field', ofField);
  const errorSummary = useMessages('errorSummary', own);
  const id = useId();
  const here = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => here.current, []);
  useEffect(() => here.current?.focus(), []);

  return (
    <Root
      // A group, not an alert: taking the focus says it, and an alert would say it twice.
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      // Where no scripts run, the browser leads to it as it opens the answer.
      autoFocus
      ref={here}
      {...rest}
    >
      <Icon className="icon" name="warning" />
      <b id={id}>
        <VisuallyHidden>{field.error}</VisuallyHidden>
        {title ?? errorSummary.answers(problems.length)}
      </b>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // The address stays as it is: a router would take the hash for a place to go back to.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
