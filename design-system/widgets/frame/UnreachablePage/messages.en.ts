export const tryAgain = 'Try again';
export const visited = 'Pages you have visited';
