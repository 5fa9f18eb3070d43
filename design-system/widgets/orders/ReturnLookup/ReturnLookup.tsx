import * as messages from '#messages/widgets/orders/ReturnLookup';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type ReturnFieldName = 'order' | 'email';

export interface ReturnLookupProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  values: Record<ReturnFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<ReturnFieldName, string>>;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: ReturnFieldName, value: string) => void;
}

/** Finds the order that something is returned from, for whoever knows its number and its e-mail address. */
export function ReturnLookup({ values, errors = {}, onChange, ...rest }: ReturnLookupProps) {
  return (
    <Form aria-label={messages.findYourOrder} submitLabel={messages.findMyOrder} {...rest}>
      <TextField
        label={messages.orderNumber}
        hint={messages.orderNumberHint}
        name="order"
        inputMode="numeric"
        autoComplete="off"
        required
        value={values.order}
        error={errors.order}
        onChange={(event) => onChange('order', event.currentTarget.value)}
      />
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
    </Form>
  );
}
