import * as messages from '#messages/widgets/orders/FindOrderForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export interface FindOrderFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  email: string;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** Told what is typed, untrimmed. */
  onChange: (email: string) => void;
}

/** Opens an order to whoever knows the e-mail address it was placed with. */
export function FindOrderForm({ email, error, onChange, ...rest }: FindOrderFormProps) {
  return (
    <Form submitLabel={messages.showOrder} {...rest}>
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Form>
  );
}
