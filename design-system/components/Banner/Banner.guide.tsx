import type { DoAndDont } from '../../guide.ts';
import { Banner } from './Banner.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Banner label="Holiday hours" icon="clock" onClose={() => {}}>
          We close at two on Friday, and open again on Sunday at ten.
        </Banner>
      ),
      because: 'It concerns everybody, whatever page is open, and can be put away.',
    },
    wrong: {
      shows: () => (
        <Banner label="Added" icon="check" onClose={() => {}}>
          Pomegranate mug is in your bag.
        </Banner>
      ),
      because: 'This is news about what one shopper did: take Message or the message stack.',
    },
  },
];
