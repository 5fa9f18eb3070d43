import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import * as catalogue from '#messages/widgets/store/ChatPanel';
import { FailedState } from '../../../components/FailedState/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { ChatForm, type ChatFormProps } from './ChatForm.tsx';
import { type ChatEntry, ChatLog } from './ChatLog.tsx';

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit'> {
  /** When the shop's people are there, in a sentence; nothing until it is known. */
  hours?: string | undefined;
  /** What was said, the first message first; undefined while it is on its way. */
  messages?: readonly ChatEntry[] | undefined;
  /** What stands in place of messages before anything was said. */
  welcome: string;
  /** Why what was said cannot be shown, with the way to ask again; where there are messages, why no new ones come. */
  missing?: { sentence: string; busy: boolean; onRetry: () => void } | undefined;
  /** What the visitor says next. */
  form: ChatFormProps;
  /** Finds where the focus goes as it closes if what opened it has gone meanwhile, such as a drawer. */
  fallbackFocus?: (() => HTMLElement | undefined) | undefined;
  /** Told that the visitor closes it, by its button or with Escape. */
  onClose: () => void;
}

const Root = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${vars.zIndex.overlay};
  display: flex;
  flex-direction: column;
  /* The header's buttons stay within reach. */
  max-block-size: calc(100dvh - ${vars.size.header});
  overflow-y: auto;
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-start-start-radius: ${vars.radius.large};
  border-start-end-radius: ${vars.radius.large};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};

  > .head {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    padding-block: ${vars.space[1]};
    padding-inline: ${vars.space[5]} ${vars.space[2]};
  }

  h2 {
    font-size: ${vars.font.size[1]};
  }

  .hours {
    display: flex;
    flex: none;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0 ${vars.space[5]} ${vars.space[3]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    text-wrap: pretty;
  }

  .hours .icon {
    flex: none;
    block-size: 1lh;
  }

  .coming {
    display: grid;
    flex: 1 1 calc(2 * ${vars.size.card});
    place-content: center;
    min-block-size: ${vars.size.thumbnailLarge};
  }

  .stale {
    margin: 0;
    padding: ${vars.space[2]} ${vars.space[5]};
    color: ${vars.color.text.error};
    font-size: ${vars.font.size[-1]};
  }

  .stale:empty {
    padding: 0;
  }

  @media ${media.desktop} {
    inset-block-end: ${vars.space[5]};
    inset-inline: auto ${vars.space[5]};
    inline-size: ${vars.size.drawer};
    max-block-size: calc(100dvh - 2 * ${vars.size.header} - ${vars.space[5]});
    border-radius: ${vars.radius.large};
  }
`;

/** Leads to the message as it opens, and back to where the visitor was as it closes. */
function useFocusWithin(fallback: ChatPanelProps['fallbackFocus']) {
  const latest = useRef(fallback);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const field = message.current;
    const panel = field?.closest('section');
    field?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !panel?.contains(activeElement)) return;
      // Where it had gone already when this opened, the body had the focus.
      const stays = before instanceof HTMLElement && before.isConnected && before !== body;
      (stays ? before : latest.current?.())?.focus({ preventScroll: true });
    };
  }, []);
  return message;
}

/** The shop's own chat, in the corner of a wide window and at the foot of a narrow one; the page goes on beside it. */
export function ChatPanel({
  hours,
  messages,
  welcome,
  missing,
  form,
  fallbackFocus,
  onClose,
  ...rest
}: ChatPanelProps) {
  const id = useId();
  const message = useFocusWithin(fallbackFocus);
  const said = messages ? (
    <ChatLog messages={messages}>{welcome}</ChatLog>
  ) : (
    <div className="coming">
      <Spinner label={catalogue.isLoading} />
    </div>
  );
  return (
    <Root
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      {...rest}
    >
      <div className="head">
        <h2 id={id}>{catalogue.chat}</h2>
        <IconButton label={catalogue.closeChat} icon="close" onClick={() => onClose()} />
      </div>
      {hours && (
        <p className="hours">
          <Icon className="icon" name="clock" size="small" />
          <span>{hours}</span>
        </p>
      )}
      {missing && !messages ? (
        <FailedState title={catalogue.couldNotLoad} busy={missing.busy} onRetry={missing.onRetry}>
          {missing.sentence}
        </FailedState>
      ) : (
        said
      )}
      <p className="stale" role="status">
        {missing && messages && catalogue.noNewAnswers(missing.sentence)}
      </p>
      <ChatForm message={message} {...form} />
    </Root>
  );
}
