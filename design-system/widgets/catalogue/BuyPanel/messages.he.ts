export const together = ['סך הכול ', ''] as const;
