import type { DoAndDont } from '../../guide.ts';
import { Button } from '../Button/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <ButtonLink href="/bag">View bag</ButtonLink>,
      because: 'It leads somewhere, and says where.',
    },
    wrong: {
      shows: () => <ButtonLink href="/bag">Click here</ButtonLink>,
      because: 'Read alone, in a list of links, it leads nowhere in particular.',
    },
  },
  {
    right: {
      shows: () => <Button>Place order</Button>,
      because: 'What does something is a Button.',
    },
    wrong: {
      shows: () => <ButtonLink href="#order">Place order</ButtonLink>,
      because: 'A link can be opened in another tab, where this would do nothing.',
    },
  },
];
