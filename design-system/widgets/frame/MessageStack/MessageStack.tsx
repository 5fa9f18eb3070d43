import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import * as catalogue from '#messages/widgets/frame/MessageStack';
import { StackedItem, type StackedMessage } from './StackedItem.tsx';

export interface MessageStackProps extends ComponentPropsWithRef<'section'> {
  /** The newest last. */
  messages: StackedMessage[];
  /** Told which message has had its time, or was closed by the shopper. */
  onClose: (id: string) => void;
}

const Stack = styled.section`
  position: fixed;
  inset-block-end: ${vars.space[4]};
  inset-inline: ${vars.space[4]};
  z-index: ${vars.zIndex.message};
  inline-size: min(${vars.size.form}, 100% - 2 * ${vars.space[4]});
  margin-inline: auto;
  pointer-events: none;

  [data-tone] {
    margin-block-start: ${vars.space[2]};
    box-shadow: ${vars.shadow.float};
    pointer-events: auto;
  }
`;

/**
 * News that comes and goes at the screen's edge (specification, section 2, *Other widgets*). While
 * one of them is pointed at or has the focus, the time of all stands still.
 */
export function MessageStack({ messages, onClose, ...rest }: MessageStackProps) {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  const show = (message: StackedMessage) => (
    <StackedItem
      key={message.id}
      message={message}
      held={held}
      onClose={() => {
        onClose(message.id);
        // Pointer and focus go with the message, and no event tells that nobody holds the others any more.
        release();
      }}
    />
  );
  const urgent = ({ tone }: StackedMessage) => tone === 'error';

  return (
    <Stack
      aria-label={catalogue.list}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...rest}
    >
      <div role="status">{messages.filter((message) => !urgent(message)).map(show)}</div>
      {messages.filter(urgent).map(show)}
    </Stack>
  );
}
