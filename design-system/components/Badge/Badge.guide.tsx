import type { DoAndDont } from '../../guide.ts';
import { Badge } from './Badge.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Badge tone="warning">Only 2 left</Badge>,
      because: 'Two or three words say all; the color only repeats them.',
    },
    wrong: {
      shows: () => <Badge tone="warning">2</Badge>,
      because: 'A number alone hangs on its color, which not everybody sees.',
    },
  },
  {
    right: {
      shows: () => (
        <>
          <Badge>Hardcover</Badge> <Badge tone="accent">Preorder</Badge>
        </>
      ),
      because: 'One tone stands out, for what matters to the choice.',
    },
    wrong: {
      shows: () => <Badge tone="accent">Ships from our shelves within two working days</Badge>,
      because: 'A sentence is not a badge: it stands in the text.',
    },
  },
];
