import * as messages from '#messages/widgets/frame/DepartmentsDrawer';
import { Drawer, type DrawerProps } from '../../../components/Drawer/index.ts';
import { DepartmentsTree, type DepartmentsTreeProps } from '../DepartmentsTree/index.ts';

export interface DepartmentsDrawerProps
  extends Omit<DrawerProps, 'side' | 'title' | 'footer' | 'children'>,
    Pick<DepartmentsTreeProps, 'categories' | 'failure' | 'onRetry'> {}

/** All departments at the edge of a wide screen (specification, section 2). Load it lazily. */
export function DepartmentsDrawer({
  categories,
  failure,
  onRetry,
  ...rest
}: DepartmentsDrawerProps) {
  return (
    <Drawer side="start" title={messages.departments} {...rest}>
      <DepartmentsTree
        categories={categories}
        failure={failure}
        onRetry={onRetry}
        onNavigate={rest.onClose}
      />
    </Drawer>
  );
}
