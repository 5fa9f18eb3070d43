import { markupTitle, mixedTitle, namesOf, title300 } from '../../components/bad-input.examples.ts';
import type { DepartmentCategory } from './DepartmentsTree/index.ts';

const leaf = (name: string, id: number): DepartmentCategory => ({
  name,
  value: `/departments/${id}`,
  children: [],
});

/** Three levels, a Hebrew name, and a department that is only a heading. */
export const sampleDepartments: DepartmentCategory[] = [
  {
    name: 'Books',
    value: '/departments/books/1',
    children: [
      {
        name: 'Fiction',
        value: '/departments/fiction/11',
        children: [leaf('Short stories', 111), leaf('Novels', 112), leaf('Crime', 113)],
      },
      leaf('Cooking', 12),
      leaf('ספרי ילדים', 13),
      leaf('Poetry', 14),
    ],
  },
  {
    name: 'Gifts',
    value: '/departments/gifts/2',
    children: [leaf('For the table', 21), leaf('For the desk', 22)],
  },
  { name: 'By language', value: '', children: [leaf('English', 31), leaf('עברית', 32)] },
  leaf('School', 4),
  leaf('Digital library', 5),
  leaf('Gift cards', 6),
];

/** Names that no layout was drawn for. */
export const badDepartments: DepartmentCategory[] = [
  leaf(title300, 1),
  { ...leaf(mixedTitle, 2), children: [leaf('Below', 21)] },
  leaf(markupTitle, 3),
];

/** Five hundred of them, each a department of its own. */
export const manyDepartments: DepartmentCategory[] = namesOf('Department').map(leaf);
