export { HebrewKeyboard, type HebrewKeyboardProps } from './HebrewKeyboard.tsx';
export { rows } from './layout.ts';
