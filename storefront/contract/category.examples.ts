import type { listCategories } from './category.ts';
import type { Answer } from './endpoint.ts';

export const listCategoriesExamples = {
  default: [
    {
      name: 'Books',
      value: '/books/books/1',
      children: [
        {
          name: 'Nature',
          value: '/books/nature/11',
          children: [{ name: 'Walking', value: '/books/walking/111', children: [] }],
        },
        { name: 'Fiction', value: '/books/fiction/12', children: [] },
      ],
    },
    {
      name: 'Gifts',
      value: '/gifts/gifts/2',
      children: [{ name: 'Table', value: '/gifts/table/21', children: [] }],
    },
    {
      name: 'School',
      value: '/school/school/3',
      children: [{ name: 'Pencils', value: '/school/pencils/31', children: [] }],
    },
    { name: 'Gift Cards', value: '/gift-cards/gift-cards/4', children: [] },
  ],
  empty: [],
} satisfies Record<string, Answer<typeof listCategories>>;
