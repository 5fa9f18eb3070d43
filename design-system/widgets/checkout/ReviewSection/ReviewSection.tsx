import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/ReviewSection';
import { Link } from '../../../foundations/link/index.ts';

export interface ReviewSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What is shown. */
  title: string;
  /** Where it can be changed; without it there is no link. */
  editHref?: string;
  /** Names the link in full, e.g. `Edit shipping address`. */
  editLabel?: string;
}

const Section = styled.section`
  padding-block: ${vars.space[5]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  overflow-wrap: anywhere;

  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space[4]};
  }

  h2 {
    min-inline-size: 0;
    font-size: ${vars.font.size[2]};
  }

  .head .link {
    flex: none;
    padding-block: ${vars.space[3]};
    font-size: ${vars.font.size[-1]};
  }

  p {
    margin: 0;
  }
`;

/** One part of what will be ordered, with the way back to change it. */
export function ReviewSection({
  title,
  editHref,
  editLabel = messages.editWhat(title),
  children,
  ...rest
}: ReviewSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...rest}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {editHref && (
          <Link className="link" href={editHref} aria-label={editLabel}>
            {messages.edit}
          </Link>
        )}
      </div>
      {children}
    </Section>
  );
}
