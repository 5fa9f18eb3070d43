import type { DoAndDont } from '../../guide.ts';
import { Disclosure } from './Disclosure.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Disclosure summary="Size" note="1 selected">
          Small, medium and large.
        </Disclosure>
      ),
      because: 'Its name says what is behind it, and the note what is set there.',
    },
    wrong: {
      shows: () => <Disclosure summary="More">This item cannot be returned.</Disclosure>,
      because: 'What everybody must read before buying is not folded away.',
    },
  },
];
