import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/account/SubscriptionCard';
import { Badge } from '../../../components/Badge/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { variants } from '../../../foundations/variants/index.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { type SubscriptionStatus, statuses } from './status.ts';

export interface SubscriptionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onPause'> {
  /** What comes. */
  title: string;
  /** The product's. */
  picture?: PictureSource;
  /** Whether it goes on. */
  status: SubscriptionStatus;
  /** Price, quantity and rhythm in one line, e.g. `2 for $29.00, every month`. */
  terms: string;
  /** When it comes next, formatted; nothing where it does not. */
  nextDate?: string | undefined;
  /** What skipping comes to, in a sentence, e.g. `Next: Jun 1, 2026 becomes Jul 1, 2026, if you skip this one.` */
  skipNote?: string | undefined;
  /** What going on comes to, in a sentence. */
  resumeNote?: string | undefined;
  /** Why the last delivery failed or when it ended, and what follows. */
  note?: string | undefined;
  /** Whether it goes on only until a day that the note tells. */
  ending?: boolean;
  /** The page where everything about it is changed. */
  updateHref: string;
  /** Whether a change to it is under way. */
  busy?: boolean;
  /** Told that the next delivery is left out. */
  onSkip: () => void;
  /** Told that it rests until it is resumed. */
  onPause: () => void;
  /** Told that it goes on, after a pause or (again) after its end. */
  onResume: () => void;
  /** Told that the shopper wants to end it; ask for the date and a confirmation before it ends. */
  onCancel: () => void;
}

const looks: Record<SubscriptionStatus, RuleSet> = {
  active: css``,
  paused: css``,
  failed: css``,
  cancelled: css`
    .picture {
      opacity: 0.6;
    }
  `,
};

const Card = styled.article`
  display: grid;
  grid-template:
    'picture words' auto
    'note note' auto
    'actions actions' auto / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);
  gap: 0 ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};

  .picture {
    grid-area: picture;
    align-self: start;
  }

  .words {
    grid-area: words;
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${vars.font.size[1]};
  }

  p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .next {
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[0]};
  }

  .next b {
    font-weight: ${vars.font.weight.medium};
  }

  .note {
    grid-area: note;
    margin-block-start: ${vars.space[4]};
  }

  .actions {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[4]};
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  ${variants('data-status', looks)}

  &[aria-busy='true'] {
    cursor: progress;
  }

  @media ${media.desktop} {
    grid-template-columns: ${vars.size.thumbnailLarge} minmax(0, 1fr);
    column-gap: ${vars.space[6]};
    padding: ${vars.space[6]};
    grid-template-areas: 'picture words' 'picture note' 'picture actions';

    .actions > :last-child:not(:first-child) {
      margin-inline-start: auto;
    }
  }
`;

/** A subscription in the account: what comes when, whether it goes on, and what can be done about it. */
export function SubscriptionCard({
  title,
  picture,
  status,
  terms,
  nextDate,
  skipNote,
  resumeNote,
  note,
  ending = false,
  updateHref,
  busy = false,
  onSkip,
  onPause,
  onResume,
  onCancel,
  ...rest
}: SubscriptionCardProps) {
  const id = useId();
  const { word, tone } = statuses[status];
  return (
    <Card aria-labelledby={id} aria-busy={busy} data-status={status} {...rest}>
      <Picture
        className="picture"
        picture={picture && { ...picture, alt: '' }}
        sizes="(min-width: 770px) 7.5rem, 5rem"
        widths={[160, 240]}
      />
      <div className="words">
        <Badge tone={tone}>{word}</Badge>
        <h3 id={id} dir="auto">
          {title}
        </h3>
        <p>
          <bdi>{terms}</bdi>
        </p>
        {nextDate && (
          <p className="next">
            {messages.nextDelivery} <b>{nextDate}</b>
          </p>
        )}
        {skipNote && <p id={`${id}-skip`}>{skipNote}</p>}
        {resumeNote && <p id={`${id}-resume`}>{resumeNote}</p>}
      </div>
      {note && (
        <div className="note">
          {status === 'failed' ? <Message tone="error">{note}</Message> : <p>{note}</p>}
        </div>
      )}
      <SubscriptionActions
        {...{ title, status, ending, busy, updateHref }}
        {...{ onSkip, onPause, onResume, onCancel }}
        skipNoteId={skipNote && `${id}-skip`}
        resumeNoteId={resumeNote && `${id}-resume`}
      />
    </Card>
  );
}
