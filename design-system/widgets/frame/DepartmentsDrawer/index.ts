export { DepartmentsDrawer, type DepartmentsDrawerProps } from './DepartmentsDrawer.tsx';
