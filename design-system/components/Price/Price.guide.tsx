import type { DoAndDont } from '../../guide.ts';
import { Price } from './Price.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Price price="$24.95" formerPrice="$29.95" />,
      because: 'What it costs, and what it came down from, which is also read out.',
    },
    wrong: {
      shows: () => (
        <p>
          <s>$29.95</s> $24.95
        </p>
      ),
      because: 'A line through a number is silent: two prices are read out.',
    },
  },
  {
    right: {
      shows: () => <Price price="$18.00" upTo="$32.00" />,
      because: 'A thing with choices says from what to what.',
    },
    wrong: {
      shows: () => <Price price="$18.00" formerPrice="$32.00" />,
      because: 'The dearer choice is no former price: this promises a reduction.',
    },
  },
];
