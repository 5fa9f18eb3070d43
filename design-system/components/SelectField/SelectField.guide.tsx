import type { DoAndDont } from '../../guide.ts';
import { SelectField } from './SelectField.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <SelectField
          label="Country"
          name="country-right"
          placeholder="Select your country"
          options={['Canada', 'Israel', 'United States'].map((name) => ({
            label: name,
            value: name,
          }))}
        />
      ),
      because: 'The label stands above; the first words are no answer.',
    },
    wrong: {
      shows: () => (
        <SelectField
          label="Gift wrap"
          name="wrap-select"
          options={[
            { label: 'Yes', value: 'yes' },
            { label: 'No', value: 'no' },
          ]}
        />
      ),
      because: 'A yes or a no is one touch on a Checkbox, and seen without opening anything.',
    },
  },
];
