import * as messages from '#messages/widgets/orders/ReturnMethodChooser';
import { RadioCards, type RadioCardsProps } from '../../../components/RadioCards/index.ts';

export type ReturnMethod = 'drop_off' | 'label' | 'store';

export interface ReturnMethodChooserProps
  extends Omit<RadioCardsProps, 'name' | 'legend' | 'options' | 'onChange' | 'value'> {
  /** What is asked. */
  legend?: string;
  /** What is chosen; empty leaves all unchosen. */
  value: ReturnMethod | '';
  /** The ways that this return can go: what each means, and what it costs (formatted, or "Free"). */
  options: readonly { value: ReturnMethod; description: string; price: string }[];
  /** Told which is chosen. */
  onChange: (value: ReturnMethod) => void;
}

const titles: Record<ReturnMethod, string> = {
  drop_off: messages.dropOff,
  label: messages.printLabel,
  store: messages.bringToStore,
};

const isMethod = (value: string): value is ReturnMethod => value in titles;

/** How a return travels: handed in at a counter, by post with a label, or to the store. */
export function ReturnMethodChooser({
  legend = messages.howToSendBack,
  options,
  onChange,
  ...rest
}: ReturnMethodChooserProps) {
  return (
    <RadioCards
      legend={legend}
      name="return-method"
      options={options.map(({ value, description, price }) => ({
        value,
        title: titles[value],
        description,
        aside: price,
      }))}
      onChange={(value) => isMethod(value) && onChange(value)}
      {...rest}
    />
  );
}
