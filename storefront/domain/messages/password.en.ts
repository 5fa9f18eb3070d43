export const messages = {
  short: (needed: number, missing: number) =>
    `We need ${needed} characters: ${missing} more will do.`,
  weak: 'Easy to guess. Another word or two would help.',
  good: 'Good. One more word makes it strong.',
  strong: 'Strong.',
};
