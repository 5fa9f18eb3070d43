export const done = ' (done)';
