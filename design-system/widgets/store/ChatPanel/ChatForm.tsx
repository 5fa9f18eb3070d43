import { vars } from '@otzar/tokens';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/store/ChatPanel';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { SelectField, type SelectOption } from '../../../components/SelectField/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type ChatFieldName = 'text' | 'order' | 'email';

export interface ChatFormProps extends Pick<FormProps, 'busy' | 'failure' | 'onSubmit'> {
  /** What has been typed and chosen so far; it stays through a failure, and is emptied by the caller once sent. */
  values: Record<ChatFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<ChatFieldName, string>>;
  /** The orders that can be asked about; without any the question is not there. */
  orders: readonly SelectOption[];
  /** Whether an address for answers is asked for. */
  asksEmail: boolean;
  /** Told each field as it changes, untrimmed. */
  onChange: (name: ChatFieldName, value: string) => void;
}

const Fields = styled(Form)`
  flex: none;
  padding: ${vars.space[3]} ${vars.space[5]} ${vars.space[4]};
  border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};

  .text {
    min-block-size: 2lh;
    max-block-size: 8lh;
  }
`;

/** Enter sends, as everywhere where people chat; with Shift it begins a new line, and within a word that is being composed it ends that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** What a visitor says next. */
export function ChatForm({
  values,
  errors = {},
  orders,
  asksEmail,
  onChange,
  message,
  ...rest
}: ChatFormProps & { message: Ref<HTMLTextAreaElement> }) {
  const field = (name: ChatFieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });
  return (
    <Fields
      arrangement="compact"
      aria-label={messages.writeInChat}
      submitLabel={messages.send}
      {...rest}
    >
      {asksEmail && (
        <TextField
          label={messages.emailAddress}
          optional
          hint={messages.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
      )}
      {orders.length > 0 && (
        <SelectField
          label={messages.aboutOrder}
          optional
          options={[{ label: messages.noOrder, value: '' }, ...orders]}
          {...field('order')}
        />
      )}
      <TextArea
        className="text"
        ref={message}
        label={messages.message}
        required
        dir="auto"
        rows={2}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        {...field('text')}
      />
    </Fields>
  );
}
