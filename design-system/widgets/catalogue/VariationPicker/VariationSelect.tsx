import { SelectField } from '../../../components/SelectField/index.ts';
import type { ChoiceProps, VariationValue } from './variation-option.ts';

const words = ({ value, unavailable, note }: VariationValue): string =>
  [value, unavailable || note].filter(Boolean).join(' – ');

/** An option with more values than anybody looks through: the browser's own list. */
export function VariationSelect({
  id,
  option: { name, field = name, values },
  onChoose,
}: ChoiceProps) {
  return (
    <SelectField
      id={id}
      name={field}
      label={name}
      placeholder={name.toLowerCase()}
      value={values.find(({ selected }) => selected)?.value ?? ''}
      options={values.map((each) => ({ value: each.value, label: words(each) }))}
      onChange={(event) => event.currentTarget.value && onChoose(event.currentTarget.value)}
    />
  );
}
