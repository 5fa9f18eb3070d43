export const loading = 'Loading the page';
export const needsScripts =
  'This page needs JavaScript. Please allow it in your browser’s settings and reload the page.';
