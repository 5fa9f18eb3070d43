import type { ErrorResponse } from 'react-router';

/** What a screen that asks late answers where there is nothing at its address, as a loader would. */
export const notHere: ErrorResponse & { internal: boolean } = {
  status: 404,
  statusText: '',
  data: null,
  internal: false,
};
