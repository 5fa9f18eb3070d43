/** Address of a category's listing (specification, section 2, Other). */
export const categoryPath = (category: { index: string; slug: string; id: number }): string =>
  `/${category.index}/${category.slug}/${category.id}`;

/** Where a school is looked for, which stands among the departments (specification, section 2, School supplies). */
export const SCHOOLS_PATH = '/school';
