import { LARGEST_ID } from '@otzar/contract/scalar';

/** Whether a number that no schema has checked can be a row's id at all. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LARGEST_ID;
