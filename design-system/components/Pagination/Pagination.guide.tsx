import type { DoAndDont } from '../../guide.ts';
import { Pagination } from './Pagination.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <Pagination page={5} pages={12} hrefFor={(page) => `?page=${page}`} />,
      because: 'Each page has an address that can be shared.',
    },
    wrong: {
      shows: () => <Pagination page={1} pages={2} hrefFor={() => '#more'} />,
      because:
        'Where every link has one address, Back loses the place, and search engines see one page.',
    },
  },
];
