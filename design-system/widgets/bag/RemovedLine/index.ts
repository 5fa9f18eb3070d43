export { RemovedLine, type RemovedLineProps } from './RemovedLine.tsx';
