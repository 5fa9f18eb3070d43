import type { DoAndDont } from '../../guide.ts';
import { TextField } from '../TextField/index.ts';
import { PasswordField } from './PasswordField.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <PasswordField
          label="New password"
          name="password-right"
          autoComplete="new-password"
          hint="At least 12 characters; any of them."
        />
      ),
      because: 'The rule stands there before it can be broken.',
    },
    wrong: {
      shows: () => (
        <PasswordField
          label="New password"
          name="password-wrong"
          autoComplete="new-password"
          error="Wrong. A capital, a digit and a sign are needed."
        />
      ),
      because: 'A rule that comes as a reproach, and that makes passwords worse.',
    },
  },
  {
    right: {
      shows: () => <TextField label="Gift card number" name="card-right" defaultValue="OTZ-PLUM" />,
      because: 'A code that is read off a card is seen as it is typed: TextField.',
    },
    wrong: {
      shows: () => (
        <PasswordField
          label="Gift card number"
          name="card-wrong"
          autoComplete="current-password"
          defaultValue="OTZ-PLUM"
        />
      ),
      because: 'It hides from its owner whether the code is right.',
    },
  },
];
