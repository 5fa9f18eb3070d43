import { ownPath } from '@otzar/domain/own-path';

let go: ((path: string) => void) | undefined;

/** Says how the screen is replaced when the shop answers that it has moved. @returns the way to stop */
export function onMoved(handler: (path: string) => void): () => void {
  go = handler;
  return () => {
    if (go === handler) go = undefined;
  };
}

/** Goes to where an answer says that the screen has moved; only a path of this site is taken (decision 007). */
export function follow(path: string): void {
  const own = ownPath(path);
  if (own !== null) go?.(own);
}
