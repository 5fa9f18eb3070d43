import { vars } from '@otzar/tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as catalogue from '#messages/widgets/store/ChatPanel';
import { variants } from '../../../foundations/variants/index.ts';

type ChatAuthor = 'visitor' | 'shop';

/** One message as it is shown. */
export interface ChatEntry {
  key: string | number;
  author: ChatAuthor;
  /** Who said it: `You`, or what the shop is called. */
  name: string;
  /** When, in words. */
  at: string;
  /** What it asks about, such as `Order 10042`. */
  about?: string | undefined;
  text: string;
}

interface ChatLogProps {
  messages: readonly ChatEntry[];
  /** What stands here before anything was said. */
  children: ReactNode;
}

const authors: Record<ChatAuthor, RuleSet> = {
  visitor: css`
    justify-self: end;

    > p {
      text-align: end;
    }

    > div {
      background: ${vars.color.surface.sunken};
    }
  `,
  shop: css`
    justify-self: start;

    > div {
      background: ${vars.color.surface.raised};
    }
  `,
};

const Root = styled.div`
  display: grid;
  flex: 1 1 calc(2 * ${vars.size.card});
  align-content: start;
  min-block-size: ${vars.size.thumbnailLarge};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${vars.space[4]} ${vars.space[5]};
  background: ${vars.color.surface.page};

  > p {
    margin: 0;
    color: ${vars.color.text.muted};
    text-wrap: pretty;
  }

  ol {
    display: grid;
    gap: ${vars.space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    max-inline-size: 88%;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  li > p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  strong {
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.medium};
  }

  li > div {
    margin-block-start: ${vars.space[1]};
    padding: ${vars.space[2]} ${vars.space[3]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    color: ${vars.color.text.default};
    white-space: pre-wrap;
  }

  li {
    ${variants('data-author', authors)}
  }
`;

/** What was said, the last of it in sight; what comes is read out. */
export function ChatLog({ messages, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message that comes
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return (
    // What scrolls must be reached by a keyboard.
    <Root ref={log} role="log" aria-label={catalogue.conversation} tabIndex={0}>
      {messages.length === 0 ? (
        <p>{children}</p>
      ) : (
        <ol>
          {messages.map(({ key, author, name, at, about, text }) => (
            <li key={key} data-author={author}>
              <p>
                <strong>{name}</strong>, {at}
                {about && <> · {about}</>}
              </p>
              <div dir="auto">{text}</div>
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}
