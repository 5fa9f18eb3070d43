import * as messages from '#messages/widgets/frame/SiteFooter';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface FooterContactProps {
  /** How to reach the house. */
  contact: { email: string; phone: string; address: string };
  /** Told to open the chat; without it there is no such button. */
  onChat?: (() => void) | undefined;
  /**
   * Told that the shopper has an opinion on the website, or the address it is sent to; without it there is no
   * such line.
   */
  feedback?: string | (() => void) | undefined;
}

/** How the house is reached, and told what it could do better. */
export function FooterContact({ contact, onChat, feedback }: FooterContactProps) {
  return (
    <address>
      <span>
        <bdi>{contact.address}</bdi>
      </span>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
        <bdi>{contact.phone}</bdi>
      </a>
      {onChat && (
        <button ref={replay} type="button" onClick={() => onChat()}>
          <Icon className="mark" name="chat" />
          {messages.chat}
        </button>
      )}
      {typeof feedback === 'string' && <a href={feedback}>{messages.feedback}</a>}
      {typeof feedback === 'function' && (
        <button ref={replay} type="button" onClick={() => feedback()}>
          {messages.feedback}
        </button>
      )}
    </address>
  );
}
