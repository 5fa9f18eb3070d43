export { FulfilmentChooser, type FulfilmentChooserProps } from './FulfilmentChooser.tsx';
