import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/bag/FreeShippingMessage';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { variants } from '../../../foundations/variants/index.ts';

type MessagePlace = 'footer' | 'bag';

export interface FreeShippingMessageProps extends ComponentPropsWithRef<'div'> {
  /** The offer in a line, as the rule of section 9 words it: `Free Shipping over $49 on Most Orders`. */
  text: string;
  /** Where it stands: a line in the footer, or a panel by the bag's total. */
  place?: MessagePlace;
  /** How far this bag is: the share of the threshold that it reaches, 0 to 1, and what is left in words. */
  progress?: { share: number; text: string } | undefined;
  /** Whether it is not known yet if it holds: its room is kept, and nothing is said. */
  pending?: boolean;
  /** Told to show the terms; without it there is no such button. */
  onTerms?: (() => void) | undefined;
}

const places: Record<MessagePlace, RuleSet> = {
  footer: css`
    .text {
      font-family: ${vars.font.family.display};
      font-size: ${vars.font.size[2]};
      line-height: ${vars.font.lineHeight.heading};
    }
  `,
  bag: css`
    padding: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.page};
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[-1]};
  `,
};

const Truck = styled(Icon)`
  align-self: center;
  color: ${vars.color.text.accent};
`;

const Offer = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};
  overflow-wrap: anywhere;

  &[data-pending] {
    visibility: hidden;
  }

  ${variants('data-place', places)}

  > p,
  > div,
  > button {
    grid-column: 2;
  }

  p {
    margin: 0;
  }

  .text {
    font-weight: ${vars.font.weight.medium};
    text-wrap: balance;
  }

  .bar {
    overflow: hidden;
    block-size: ${vars.space[2]};
    margin-block: ${vars.space[1]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    forced-color-adjust: none;
  }

  .bar > span {
    display: block;
    block-size: 100%;
    background: ${vars.color.accent.default};
    transition: inline-size ${vars.motion.duration.slow} ${vars.motion.easing.standard};
  }

  .bar[data-reached] > span {
    background: ${vars.color.success.default};
  }

  button {
    justify-self: start;
    min-block-size: ${vars.size.control};
    padding: 0;
    border: 0;
    background: none;
    color: ${vars.color.text.accent};
    font-size: ${vars.font.size[-1]};
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: ${vars.border.hairline};
    text-underline-offset: ${vars.space[1]};
    cursor: pointer;
  }

  button:hover {
    text-decoration-thickness: ${vars.border.thick};
  }

  @media (forced-colors: active) {
    .bar {
      border-color: CanvasText;
      background: Canvas;
    }

    .bar > span,
    .bar[data-reached] > span {
      background: Highlight;
    }
  }
`;

/** What free shipping takes, and how near this bag is (specification, sections 2 and 9). */
export function FreeShippingMessage({
  text,
  place = 'footer',
  progress,
  pending = false,
  onTerms,
  ...rest
}: FreeShippingMessageProps) {
  const id = useId();
  const percent = progress && Math.round(Math.min(Math.max(progress.share, 0), 1) * 100);
  return (
    <Offer data-place={place} data-pending={pending || undefined} {...rest}>
      <Truck name="truck" size={place === 'footer' ? 'large' : 'medium'} />
      <p className="text">{text}</p>
      {progress && (
        <>
          <div
            className="bar"
            role="progressbar"
            aria-label={messages.progress}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-describedby={id}
            data-reached={percent === 100 || undefined}
          >
            <span style={{ inlineSize: `${percent}%` }} />
          </div>
          <p id={id} aria-live="polite">
            {progress.text}
          </p>
        </>
      )}
      {onTerms && (
        <button ref={replay} type="button" onClick={() => onTerms()}>
          {messages.terms}
        </button>
      )}
    </Offer>
  );
}
