export const show = 'Show';
export const hide = 'Hide';
export const password = 'password';
export const capsLock = 'Caps lock is on.';
