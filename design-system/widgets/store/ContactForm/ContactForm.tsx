import * as messages from '#messages/widgets/store/ContactForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type ContactFieldName = 'name' | 'email' | 'subject' | 'message';

export interface ContactFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far; it stays through a failure, and is emptied by the caller once sent. */
  values: Record<ContactFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<ContactFieldName, string>>;
  /** What people write about. */
  subjects: readonly { label: string; value: string }[];
  /** What is said once it is sent, e.g. `We answer within one business day.` */
  sent?: string;
  /** Told each field as it changes, untrimmed. */
  onChange: (name: ContactFieldName, value: string) => void;
}

/** A letter to the shop. */
export function ContactForm({
  values,
  errors = {},
  subjects,
  sent,
  onChange,
  ...rest
}: ContactFormProps) {
  const field = (name: ContactFieldName) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });

  return (
    <Form aria-label={messages.writeToUs} submitLabel={messages.send} {...rest}>
      {sent && (
        <Message tone="success" title={messages.isSent}>
          {sent}
        </Message>
      )}
      <TextField label={messages.name} dir="auto" autoComplete="name" {...field('name')} />
      <TextField
        label={messages.emailAddress}
        hint={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <SelectField
        label={messages.subject}
        placeholder={messages.subjectToSelect}
        options={subjects}
        {...field('subject')}
      />
      <TextArea label={messages.message} dir="auto" rows={6} {...field('message')} />
    </Form>
  );
}
