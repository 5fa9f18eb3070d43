export const logInToFollow = (name: string) => `כדי לעקוב אחר \u2068${name}\u2069 נא להתחבר.`;
export const logIn = 'התחברות';
