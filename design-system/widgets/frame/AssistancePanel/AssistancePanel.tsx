import { vars } from '@otzar/tokens';
import styled from 'styled-components';
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
    <Drawer side="end" title="Assistance" {...rest}>
      <Content>
        <div>
          <Greeting firstName={firstName} />
          <p>How can we help?</p>
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
                Chat with us
                <small>{chatOpening ? 'Opening the chat…' : 'A bookseller answers here'}</small>
              </span>
            </button>
          </li>
          <li>
            <Link href={messaging.href} target="_blank" rel="noopener">
              <Icon name="phone" />
              <span>
                Message us
                <small>On {messaging.name}, in a new tab</small>
              </span>
            </Link>
          </li>
          <li>
            <Link href={`mailto:${email}`}>
              <Icon name="mail" />
              <span>
                Send an e-mail
                <small>{email}</small>
              </span>
            </Link>
          </li>
        </MenuList>
        <VisuallyHidden role="status">{chatOpening && 'Opening the chat'}</VisuallyHidden>
        {chatFailure && !chatOpening && <Message tone="error">{chatFailure}</Message>}
      </Content>
    </Drawer>
  );
}
