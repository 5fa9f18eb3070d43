import type { DoAndDont } from '../../guide.ts';
import { RadioCards } from '../RadioCards/index.ts';
import { Checkbox } from './Checkbox.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Checkbox label="Gift wrap this item" name="wrap-right" defaultChecked />,
      because: 'What is ticked is what happens.',
    },
    wrong: {
      shows: () => <Checkbox label="Do not gift wrap this item" name="wrap-wrong" defaultChecked />,
      because: 'A yes to a no has to be read twice.',
    },
  },
  {
    right: {
      shows: () => (
        <RadioCards
          legend="How should it reach you?"
          name="reach-right"
          value="delivery"
          onChange={() => {}}
          options={[
            { value: 'delivery', title: 'Delivery' },
            { value: 'pickup', title: 'Store pickup' },
          ]}
        />
      ),
      because: 'One answer excludes the other: take RadioCards.',
    },
    wrong: {
      shows: () => (
        <>
          <Checkbox label="Delivery" name="reach-delivery" defaultChecked />
          <Checkbox label="Store pickup" name="reach-pickup" defaultChecked />
        </>
      ),
      because: 'Both can be ticked, and what then?',
    },
  },
];
