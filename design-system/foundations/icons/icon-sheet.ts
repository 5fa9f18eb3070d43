import { idOfDrawing } from './drawing-id.ts';
import { drawings } from './drawings.ts';

/**
 * Every drawing once, as the content of an `<svg>` that is not shown. A page has it in its body, where
 * each `Icon` refers to it: drawings are content, and need not come with the scripts that show them.
 */
export const iconSheet = () =>
  Object.entries(drawings)
    .map(([name, path]) => `<path id="${idOfDrawing(name)}" d="${path}"></path>`)
    .join('');
