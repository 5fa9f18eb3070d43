import { type Category, listCategories } from '@otzar/contract/category';
import { useCallback, useEffect, useState } from 'react';
import { failureSentence } from '../platform/call-failed.ts';
import { call } from '../platform/http.ts';
import { useRecovery } from '../platform/recovery.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** The tree of departments, asked for when it is first wanted; after a failure it can be asked again. */
export function useDepartments() {
  const [categories, setCategories] = useState<Category[]>();
  const [failure, setFailure] = useState<unknown>();

  const ask = useCallback(() => {
    withTimeout((signal) => call(listCategories, {}, { signal })).then(setCategories, setFailure);
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
