import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';

export interface ContactEmailProps
  extends Omit<TextFieldProps, 'label' | 'name' | 'value' | 'onChange'> {
  /** What has been typed so far. */
  value: string;
  /** What is wrong and what to do about it. */
  error?: string;
  /** Told what is typed, untrimmed. */
  onChange: (value: string) => void;
}

/** Where the receipt goes. */
export function ContactEmail({ onChange, ...rest }: ContactEmailProps) {
  return (
    <TextField
      label="E-mail address"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      hint="For the receipt and news of this order only."
      onChange={(event) => onChange(event.currentTarget.value)}
      {...rest}
    />
  );
}
