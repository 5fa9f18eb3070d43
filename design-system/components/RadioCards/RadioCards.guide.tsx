import type { DoAndDont } from '../../guide.ts';
import { SelectField } from '../SelectField/index.ts';
import { RadioCards } from './RadioCards.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <RadioCards
          legend="How should it reach you?"
          name="cards-right"
          value="cheapest"
          onChange={() => {}}
          options={[
            { value: 'cheapest', title: 'Standard', description: 'Get it Thursday', aside: 'Free' },
            { value: 'fastest', title: 'Express', description: 'Get it tomorrow', aside: '$12.95' },
          ]}
        />
      ),
      because: 'Two to five answers, each with what helps to choose.',
    },
    wrong: {
      shows: () => (
        <RadioCards
          legend="Your state"
          name="cards-wrong"
          value=""
          onChange={() => {}}
          options={['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado'].map(
            (title) => ({ value: title, title }),
          )}
        />
      ),
      because: 'Many known answers that need no explanation: take SelectField.',
    },
  },
  {
    right: {
      shows: () => (
        <SelectField
          label="Your state"
          name="state-right"
          placeholder="Select your state"
          options={['Alabama', 'Alaska', 'Arizona'].map((name) => ({ label: name, value: name }))}
        />
      ),
      because: 'A line, whatever the number of answers.',
    },
    wrong: {
      shows: () => (
        <RadioCards
          legend="Extras"
          name="extras-wrong"
          value="wrap"
          onChange={() => {}}
          options={[
            { value: 'wrap', title: 'Gift wrap' },
            { value: 'note', title: 'A note' },
          ]}
        />
      ),
      because: 'Whoever wants both cannot have them: take Checkbox.',
    },
  },
];
