import { type Category, listCategories } from '@otzar/contract/category';
import { useCallback, useEffect, useState } from 'react';
import { failureSentence } from '../platform/call-failed.ts';
import { call } from '../platform/http.ts';
import { inTime } from '../platform/in-time.ts';
import { useRecovery } from '../platform/recovery.ts';

/** The tree of departments, asked for when it is first wanted; after a failure it can be asked again. */
export function useDepartments() {
  const [categories, setCategories] = useState<Category[]>();
  const [failure, setFailure] = useState<unknown>();

  const ask = useCallback(() => {
    inTime((signal) => call(listCategories, {}, { signal })).then(setCategories, setFailure);
  }, []);
  useEffect(ask, [ask]);
  useRecovery(categories ? undefined : failure, ask);

  return {
    categories,
    failure: failure === undefined || categories ? undefined : failureSentence(failure),
    onRetry: () => {
      setFailure(undefined);
      ask();
    },
  };
}
