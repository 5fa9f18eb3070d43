export const close = (label: string) => `Close: ${label}`;
