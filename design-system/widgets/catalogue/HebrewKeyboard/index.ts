export { HebrewKeyboard, type HebrewKeyboardProps } from './HebrewKeyboard.tsx';
export { wrongLayout } from './layout.ts';
