export const messages = {
  facetMissing: 'נא לציין איזה סינון.',
  listMissing: 'נא לציין איזו רשימה.',
};
