import { ReturnReason } from '@otzar/contract/return';
import type { ReturnChoice } from '@otzar/design-system/widgets/orders/ReturnItemChooser';
import type { WantedLine } from '@otzar/domain/return';
import { useSetAtom } from 'jotai/react';
import * as v from 'valibot';
import { returnModule, type SavedReturn } from './return-module.ts';

const nothing = { quantity: 0, reason: '' } as const;

const asReason = (text: string): WantedLine['reason'] => (v.is(ReturnReason, text) ? text : '');

/** What is decided of each line, kept as it is decided. */
export function useChoices({ choices }: SavedReturn) {
  const set = useSetAtom(returnModule.atom);
  return {
    choiceOf: (id: number): ReturnChoice => choices.find((one) => one.id === id) ?? nothing,
    choose: (id: number, change: Partial<ReturnChoice>) => {
      void set((now) => {
        const { quantity, reason } = {
          ...nothing,
          ...now.choices.find((one) => one.id === id),
          ...change,
        };
        const others = now.choices.filter((one) => one.id !== id);
        return { ...now, choices: [...others, { id, quantity, reason: asReason(reason) }] };
      });
    },
  };
}
