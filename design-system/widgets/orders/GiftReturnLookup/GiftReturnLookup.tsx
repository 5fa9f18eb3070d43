import * as messages from '#messages/widgets/orders/GiftReturnLookup';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type GiftReturnFieldName = 'order' | 'code';

export interface GiftReturnLookupProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  values: Record<GiftReturnFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<GiftReturnFieldName, string>>;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: GiftReturnFieldName, value: string) => void;
}

/** Opens a gift to whoever holds its slip: prices stay hidden, and the giver is not told. */
export function GiftReturnLookup({
  values,
  errors = {},
  onChange,
  ...rest
}: GiftReturnLookupProps) {
  return (
    <Form aria-label={messages.returnGift} submitLabel={messages.findGift} {...rest}>
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
        label={messages.giftCode}
        hint={messages.giftCodeHint}
        name="code"
        autoCapitalize="characters"
        autoComplete="off"
        data-secret
        spellCheck={false}
        required
        value={values.code}
        error={errors.code}
        onChange={(event) => onChange('code', event.currentTarget.value)}
      />
      <p>{messages.giftCardForIt}</p>
    </Form>
  );
}
