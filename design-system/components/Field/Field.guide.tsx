import type { DoAndDont } from '../../guide.ts';
import { Field } from './Field.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Field label="Personal message" hint="It is printed inside the cover.">
          {(control) => <input {...control} />}
        </Field>
      ),
      because: 'The label stays above what is typed; the hint belongs to the control.',
    },
    wrong: {
      shows: () => (
        <Field label="">{(control) => <input {...control} placeholder="Personal message" />}</Field>
      ),
      because: 'Words in place of a label are gone with the first letter.',
    },
  },
];
