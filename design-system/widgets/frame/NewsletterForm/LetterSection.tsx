import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../foundations/icons/index.ts';

interface LetterSectionProps extends ComponentPropsWithRef<'section'> {
  /** Its heading, which names it. */
  heading: string;
  /** What will be written, and how often. */
  lead: string;
  /** What happens next, in the shop's words, once letters are asked for: it stands in place of the form. */
  done: string | undefined;
  /** Whether they were asked for on this page: then what happens next takes the focus that the form had. */
  sent: boolean;
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${vars.font.size[2]};
  }

  h2 + p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .form {
    margin-block-start: ${vars.space[3]};
  }

  .done {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    margin: ${vars.space[4]} 0 0;
  }

  .done > .icon {
    block-size: 1lh;
    color: ${vars.color.text.success};
  }
`;

const takeFocus = (node: HTMLElement | null) => node?.focus();

/** Where the shop is asked for letters: what they are, and the form, or what happens once it was sent. */
export function LetterSection({
  heading,
  lead,
  done,
  sent,
  children,
  ...rest
}: LetterSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...rest}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
      {done === undefined ? (
        children
      ) : (
        <p className="done" role="status" tabIndex={-1} ref={sent ? takeFocus : undefined}>
          <Icon className="icon" name="check" />
          {done}
        </p>
      )}
    </Section>
  );
}
