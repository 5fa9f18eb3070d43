import { type Category, listCategories } from '@otzar/contract/category';
import { useCallback, useEffect, useState } from 'react';
import { failureSentence } from '../platform/call-failed.ts';
import { call } from '../platform/http.ts';

/** The tree of departments, asked for when it is first wanted; after a failure it can be asked again. */
export function useDepartments() {
  const [categories, setCategories] = useState<Category[]>();
  const [failure, setFailure] = useState<string>();

  const ask = useCallback(() => {
    setFailure(undefined);
    call(listCategories).then(setCategories, (error: unknown) =>
      setFailure(failureSentence(error)),
    );
  }, []);
  useEffect(ask, [ask]);

  return { categories, failure, onRetry: ask };
}
