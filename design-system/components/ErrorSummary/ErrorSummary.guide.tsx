import type { DoAndDont } from '../../guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <ErrorSummary
          problems={[
            { field: 'summary-name', message: 'Enter the name for the parcel.' },
            { field: 'summary-zip', message: 'Enter a ZIP code of five digits, such as 11201.' },
          ]}
        />
      ),
      because: 'Each line stands at its field in the same words, and says what to do.',
    },
    wrong: {
      shows: () => (
        <ErrorSummary
          problems={[
            { field: 'summary-name', message: 'Invalid input' },
            { field: 'summary-zip', message: 'Error 422' },
          ]}
        />
      ),
      because: 'Nobody knows from this which field is meant, or what is missing.',
    },
  },
];
