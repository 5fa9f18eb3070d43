/**
 * As `deferred`, for what few visitors see: it is in no file that a page brings by itself, and does not tell of what kind a
 * screen is (`code-splitting.ts`).
 */
export { deferred as rarely } from './deferred.tsx';
