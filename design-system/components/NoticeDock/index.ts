export { NoticeDock, type NoticeDockProps } from './NoticeDock.tsx';
