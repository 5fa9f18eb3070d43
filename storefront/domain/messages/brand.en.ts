export const messages = {
  line: 'Books, gifts and school, in two languages',
};
