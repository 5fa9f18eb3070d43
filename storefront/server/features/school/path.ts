/** Address of a school's grades; the id in it is the school's. */
export const gradesPath = (schoolId: number): string => `/school/select-your-grade/${schoolId}`;
