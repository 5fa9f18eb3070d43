import type { DoAndDont } from '../../guide.ts';
import { Stepper } from './Stepper.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Stepper
          label="School supplies"
          steps={[
            { name: 'School', state: 'done', detail: 'Harbor Day School', href: '/school' },
            { name: 'Grade', state: 'current' },
            { name: 'Supplies', state: 'next' },
          ]}
        />
      ),
      because: 'What is done leads back; what is to come leads nowhere yet.',
    },
    wrong: {
      shows: () => (
        <Stepper
          label="Store information"
          steps={[
            { name: 'Hours', state: 'current' },
            { name: 'Address', state: 'next' },
            { name: 'Virtual tour', state: 'next' },
          ]}
        />
      ),
      because: 'These pages have no order: nothing here is done before the other.',
    },
  },
];
