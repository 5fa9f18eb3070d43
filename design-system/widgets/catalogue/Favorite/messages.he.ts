export const favorite = (title: string) => `במועדפים: \u2068${title}\u2069`;
