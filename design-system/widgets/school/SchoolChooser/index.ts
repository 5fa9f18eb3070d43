export { type School, SchoolChooser, type SchoolChooserProps } from './SchoolChooser.tsx';
