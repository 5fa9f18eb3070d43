import type { Home } from '@otzar/contract/home';
import { categoryPath } from '../category/path.ts';
import { runOf } from '../listing/adjacency.ts';
import type { CategoryNode, ListIndex } from '../listing/list-index.ts';
import { departmentDrawing } from '../media/drawing.ts';
import { pictureOf } from '../media/picture.ts';

const countIn = ({ rowsOf }: ListIndex, { term }: CategoryNode) => runOf(rowsOf, term).length;

/** The departments that have something to sell. */
export const openDepartments = (index: ListIndex): CategoryNode[] =>
  index.departments.filter((department) => countIn(index, department) > 0);

/** A department with its scene. */
export const shownDepartment = (
  index: ListIndex,
  node: CategoryNode,
): Home['departments'][number] => ({
  name: node.name,
  path: categoryPath(node),
  count: countIn(index, node),
  image: pictureOf('department', node.id, 0, departmentDrawing(node)),
});
