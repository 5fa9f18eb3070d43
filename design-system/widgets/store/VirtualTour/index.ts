export { VirtualTour, type VirtualTourProps } from './VirtualTour.tsx';
