import * as messages from '#messages/widgets/account/SubscriptionCard';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import type { SubscriptionStatus } from './status.ts';

interface SubscriptionActionsProps {
  title: string;
  status: SubscriptionStatus;
  ending: boolean;
  busy: boolean;
  updateHref: string;
  /** Ids of the sentences that say what skipping and going on come to. */
  skipNoteId: string | undefined;
  resumeNoteId: string | undefined;
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** What can be done about a subscription as it stands. */
export function SubscriptionActions({
  title,
  status,
  ending,
  busy,
  updateHref,
  skipNoteId,
  resumeNoteId,
  onSkip,
  onPause,
  onResume,
  onCancel,
}: SubscriptionActionsProps) {
  const of = <VisuallyHidden>{title}</VisuallyHidden>;
  /* Not disabled: what was clicked keeps the focus while the change is under way. */
  const action = (act: () => void, describedBy?: string) => ({
    intent: 'secondary' as const,
    'aria-disabled': busy || undefined,
    'aria-describedby': describedBy,
    onClick: busy ? undefined : act,
  });
  return (
    <div className="actions">
      {status === 'failed' && (
        <ButtonLink href={updateHref}>
          {messages.putRight} {of}
        </ButtonLink>
      )}
      {status === 'active' && (
        <>
          <Button {...action(onSkip, skipNoteId)}>
            {messages.skipNext} {of}
          </Button>
          <Button {...action(onPause)}>
            {messages.pause} {of}
          </Button>
        </>
      )}
      {(status === 'paused' || status === 'cancelled') && (
        <Button {...action(onResume, resumeNoteId)}>
          {status === 'paused' ? messages.resume : messages.startAgain} {of}
        </Button>
      )}
      {(status === 'active' || status === 'paused') && (
        <ButtonLink intent="secondary" href={updateHref}>
          {messages.update} {of}
        </ButtonLink>
      )}
      {ending && status !== 'cancelled' && (
        <Button {...action(onResume, resumeNoteId)}>
          {messages.letGoOn} {of}
        </Button>
      )}
      {!ending && status !== 'cancelled' && (
        <Button {...action(onCancel)} intent="quiet">
          {messages.cancel} {of}
        </Button>
      )}
    </div>
  );
}
