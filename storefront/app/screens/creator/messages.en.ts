export const logInToFollow = (name: string) => `Log in to follow ${name}.`;
export const logIn = 'Log in';
