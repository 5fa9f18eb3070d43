export const close = (label: string) => `סגירה: \u2068${label}\u2069`;
