import { useEffect } from 'react';
import { ERROR } from '../Field/error-word.ts';

let atFault = 0;

/**
 * The page's title begins with "Error: " while something is wrong with a form of it. The next page has a title of its
 * own, which is left as it is.
 */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    atFault += 1;
    if (!document.title.startsWith(ERROR)) document.title = ERROR + document.title;
    return () => {
      atFault -= 1;
      if (atFault === 0 && document.title.startsWith(ERROR))
        document.title = document.title.slice(ERROR.length);
    };
  }, [wrong]);
}
