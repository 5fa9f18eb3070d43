export const checkConnection = 'Check your connection, then try again.';
export const tryAgain = 'Try again';
