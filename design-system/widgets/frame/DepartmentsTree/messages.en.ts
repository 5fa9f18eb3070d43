export const allDepartments = 'All departments';
/** Read out as a level appears. @param count of the departments in it */
export const entered = (name: string, count: number) =>
  count === 1 ? `${name}, ${count} department` : `${name}, ${count} departments`;
export const none = 'There are no departments to show. Try the search instead.';
export const back = 'Back';
export const showAll = (name: string) => `${name} - Show All`;

export const loading = 'Loading the departments';
export const tryAgain = 'Try again';
