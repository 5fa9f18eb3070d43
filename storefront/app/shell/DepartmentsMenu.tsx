import { DepartmentsDrawer } from '@otzar/design-system/widgets/frame/DepartmentsDrawer';
import { useDepartments } from './useDepartments.ts';

interface DepartmentsMenuProps {
  open: boolean;
  onClose: () => void;
}

/** All departments, on a wide screen. */
export function DepartmentsMenu(props: DepartmentsMenuProps) {
  return <DepartmentsDrawer {...props} {...useDepartments()} />;
}
