export { type Grade, GradeChooser, type GradeChooserProps } from './GradeChooser.tsx';
