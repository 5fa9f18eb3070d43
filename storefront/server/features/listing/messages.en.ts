export const messages = {
  nothingToChoose: 'There is nothing to choose from here any more.',
  noDepartment: 'We have no such department.',
  noList: 'We have no such list.',
  noCollection: 'We have no such collection.',
  nobody: 'We know of nobody with this number.',
  search: 'Search',
  resultsFor: (query: string) => `Results for “${query}”`,
};
