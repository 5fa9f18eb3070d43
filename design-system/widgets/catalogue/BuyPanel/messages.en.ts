/** Around what all that would be added comes to. */
export const together = ['Together ', ''] as const;
