import { chanceOf } from '../../server/kit/chance.ts';
import { shadeOf } from './palette.ts';

/** The sheet of paper that an object stands on. */
export interface Ground {
  tint: string;
}

const papers = ['#efe9dd', '#ece5d8', '#f1e8d9', '#e9e6da', '#f0e4da', '#ebe7de'];

/** The ground of a drawing: papers for books, the object's own ground for the rest. */
export const groundOf = (motif: string, seed: number): Ground => {
  const [, detail] = motif.split('/');
  return { tint: detail ? shadeOf(detail).ground : chanceOf('ground', seed).pick(papers) };
};
