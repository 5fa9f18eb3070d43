import { useEffect } from 'react';
import * as ofField from '#messages/components/Field';
import { useMessages } from '../../foundations/messages/index.ts';

let atFault = 0;

/**
 * The page's title begins with "Error: " while something is wrong with a form of it. The next page has a title of its
 * own, which is left as it is.
 */
export function useErrorTitle(wrong: boolean): void {
  const { error } = useMessages('field', ofField);
  useEffect(() => {
    if (!wrong) return;
    atFault += 1;
    if (!document.title.startsWith(error)) document.title = error + document.title;
    return () => {
      atFault -= 1;
      if (atFault === 0 && document.title.startsWith(error))
        document.title = document.title.slice(error.length);
    };
  }, [wrong, error]);
}
