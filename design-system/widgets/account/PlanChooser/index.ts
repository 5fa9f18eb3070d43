export { PlanChooser, type PlanChooserProps } from './PlanChooser.tsx';
