export { SchoolWay, type SchoolWayProps } from './SchoolWay.tsx';
