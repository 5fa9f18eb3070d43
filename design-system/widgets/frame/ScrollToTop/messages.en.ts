export const backToTop = 'Back to top';
