import * as messages from '#messages/widgets/checkout/FulfilmentChooser';
import { RadioCards, type RadioCardsProps } from '../../../components/RadioCards/index.ts';

export interface FulfilmentChooserProps
  extends Omit<RadioCardsProps, 'name' | 'legend' | 'options' | 'onChange' | 'value'> {
  /** What is asked. */
  legend?: string;
  /** What is chosen; empty leaves both unchosen. */
  value: 'delivery' | 'pickup' | '';
  /** What delivery means for this order, e.g. `To your door, from $4.95`. */
  deliveryText: string;
  /** The same of pickup, e.g. `Ready within 3 hours`. */
  pickupText: string;
  /** Told which is chosen. */
  onChange: (value: 'delivery' | 'pickup') => void;
}

/** To the door, or fetched from the store. */
export function FulfilmentChooser({
  legend = messages.howToGetIt,
  deliveryText,
  pickupText,
  onChange,
  ...rest
}: FulfilmentChooserProps) {
  return (
    <RadioCards
      legend={legend}
      name="fulfilment"
      options={[
        { value: 'delivery', title: messages.delivery, description: deliveryText },
        { value: 'pickup', title: messages.pickup, description: pickupText },
      ]}
      onChange={(value) => onChange(value === 'pickup' ? 'pickup' : 'delivery')}
      {...rest}
    />
  );
}
