import type { RadioCard } from '@otzar/design-system/components/RadioCards';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { retryImport } from '../../platform/retry-import.ts';

const ReplacementDialog = lazy(retryImport(() => import('./ReplacementDialog.tsx')));

interface Deletion {
  what: 'address' | 'card';
  /** Deletes one of them; another one takes its place in subscriptions. @throws {CallFailed} */
  remove: (id: number, replacement?: number) => Promise<void>;
  /** Those that may take the place of one, by id. */
  others: (id: number) => readonly RadioCard[];
  onAdd: () => void;
}

/** Deletes what is kept; where a subscription uses it, another one is asked for in its place. */
export function useReplacement({ what, remove, others, onAdd }: Deletion) {
  const [asked, setAsked] = useState<{ id: number; why: string }>();

  async function forget(id: number): Promise<void> {
    try {
      await remove(id);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      setAsked({ id, why: error.message });
    }
  }

  const dialog: ReactNode = asked && (
    <Suspense>
      <ReplacementDialog
        what={what}
        why={asked.why}
        others={others(asked.id)}
        onReplace={(replacement) => remove(asked.id, replacement)}
        onAdd={() => {
          setAsked(undefined);
          onAdd();
        }}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { forget, dialog };
}
