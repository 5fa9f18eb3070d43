import type { DoAndDont } from '../../guide.ts';
import { TextField } from '../TextField/index.ts';
import { FieldPair } from './FieldPair.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <FieldPair>
          <TextField label="Expiry (MM/YY)" name="pair-right-exp" />
          <TextField label="Security code" name="pair-right-cvc" />
        </FieldPair>
      ),
      because: 'Both are short, and are read as one.',
    },
    wrong: {
      shows: () => (
        <FieldPair>
          <TextField
            label="Email"
            name="pair-wrong-email"
            defaultValue="noa.levi.of.brooklyn@example.com"
          />
          <TextField
            label="Street"
            name="pair-wrong-street"
            defaultValue="1200 Saint Bartholomew Avenue"
          />
        </FieldPair>
      ),
      because: 'Long answers do not fit side by side: give each a line.',
    },
  },
];
