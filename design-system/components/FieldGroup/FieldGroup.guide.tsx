import type { DoAndDont } from '../../guide.ts';
import { TextField } from '../TextField/index.ts';
import { FieldGroup } from './FieldGroup.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <FieldGroup legend="Shipping address">
          <TextField label="Full name" name="group-right-name" />
          <TextField label="City" name="group-right-city" />
        </FieldGroup>
      ),
      because: 'The legend names what the fields ask for together.',
    },
    wrong: {
      shows: () => (
        <FieldGroup legend="Email">
          <TextField label="Email" name="group-wrong-email" />
        </FieldGroup>
      ),
      because: 'A field alone is no group: its name is read out twice.',
    },
  },
];
