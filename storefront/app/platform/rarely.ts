import type { ComponentType } from 'react';
import { deferred } from './deferred.tsx';

/**
 * As `deferred`, for what few visitors see: it comes once it is shown, is in no file that a page brings by itself, and does
 * not tell of what kind a screen is (`code-splitting.ts`).
 */
export const rarely = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  deferred(load, false);
