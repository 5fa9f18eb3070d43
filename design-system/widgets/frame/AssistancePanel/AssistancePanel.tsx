import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/AssistancePanel';
import { Drawer, type DrawerProps } from '../../../components/Drawer/index.ts';
import { MenuList } from '../../../components/MenuList/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { Greeting } from '../../account/Greeting/index.ts';

export interface AssistancePanelProps
  extends Omit<DrawerProps, 'side' | 'title' | 'footer' | 'children'> {
  /** What the customer is called; a guest has no name here. */
  firstName?: string;
  /** Told to open the chat. */
  onChat: () => void;
  /** Whether the chat is opening. */
  chatOpening?: boolean;
  /** Why the chat did not open and what to do instead, in a sentence. */
  chatFailure?: string;
  /** The messaging app: what it is called, and the address of the shop within it. */
  messaging: { name: string; href: string };
  /** Where support reads its mail. */
  email: string;
}

const Content = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  p {
    margin: 0;
  }

  [aria-busy='true'] {
    color: ${vars.color.text.muted};
    cursor: progress;
  }
`;

/** Ways to reach a person (specification, section 2, *Assistance panel*). Load it lazily, as `Drawer`. */
export function AssistancePanel({
  firstName,
  onChat,
  chatOpening = false,
  chatFailure,
  messaging,
  email,
  ...rest
}: AssistancePanelProps) {
  return (
    <Drawer side="end" title={messages.assistance} {...rest}>
      <Content>
        <div>
          <Greeting firstName={firstName} />
          <p>{messages.howCanWeHelp}</p>
        </div>
        <MenuList>
          <li>
            <button
              type="button"
              aria-busy={chatOpening || undefined}
              aria-disabled={chatOpening || undefined}
              onClick={chatOpening ? undefined : onChat}
            >
              <Icon name="chat" />
              <span>
                {messages.chat}
                <small>{chatOpening ? messages.chatOpening : messages.whoAnswers}</small>
              </span>
            </button>
          </li>
          <li>
            <Link href={messaging.href} target="_blank" rel="noopener">
              <Icon name="phone" />
              <span>
                {messages.message}
                <small>{messages.messageOn(messaging.name)}</small>
              </span>
            </Link>
          </li>
          <li>
            <Link href={`mailto:${email}`}>
              <Icon name="mail" />
              <span>
                {messages.email}
                <small>{email}</small>
              </span>
            </Link>
          </li>
        </MenuList>
        <VisuallyHidden role="status">{chatOpening && messages.openingTheChat}</VisuallyHidden>
        {chatFailure && !chatOpening && <Message tone="error">{chatFailure}</Message>}
      </Content>
    </Drawer>
  );
}
