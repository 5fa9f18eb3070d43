export {
  type DepartmentCategory,
  DepartmentsTree,
  type DepartmentsTreeProps,
} from './DepartmentsTree.tsx';
