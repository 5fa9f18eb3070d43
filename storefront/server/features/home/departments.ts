import type { Home } from '@otzar/contract/home';
import type { Words } from '../../kit/catalogue-words.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import type { CategoryNode, ListIndex } from '../../kit/listing-index/listing-index.ts';
import { departmentDrawing } from '../../kit/pictures/drawing.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { categoryPath } from '../category/path.ts';

const countIn = ({ rowsOf }: ListIndex, { term }: CategoryNode) => runOf(rowsOf, term).length;

/** The departments that have something to sell. */
export const openDepartments = (index: ListIndex): CategoryNode[] =>
  index.departments.filter((department) => countIn(index, department) > 0);

/** A department with its scene. */
export const shownDepartment = (
  index: ListIndex,
  node: CategoryNode,
  words: Words,
): Home['departments'][number] => ({
  name: words(node.name),
  path: categoryPath(node),
  count: countIn(index, node),
  image: pictureOf('department', node.id, 0, departmentDrawing(node), words(node.name)),
});
