export const messages = {
  facetMissing: 'Please say which facet.',
  listMissing: 'Please say which list.',
};
