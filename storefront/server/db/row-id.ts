/** The last id that a row can have. */
export const LARGEST_ID = 2_147_483_647;

/** Whether a number can be a row's id at all: PostgreSQL refuses to compare with what can't. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LARGEST_ID;
