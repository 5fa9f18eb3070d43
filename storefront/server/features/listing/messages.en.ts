export const messages = {
  nothingToChoose: 'There is nothing to choose from here any more.',
  noDepartment: 'We have no such department.',
  noList: 'We have no such list.',
  noCollection: 'We have no such collection.',
  nobody: 'We know of nobody with this number.',
  search: 'Search',
  /** What lists are narrowed by that is no fact of a product, by the key of its facet. */
  facets: { categories: 'Category', vendors: 'Brand', creators: 'Creator' },
  resultsFor: (query: string) => `Results for “${query}”`,
};
