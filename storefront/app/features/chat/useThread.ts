import { type Chat, noteChatSeen, readChat } from '@otzar/contract/chat';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { spaced } from '../../platform/spaced.ts';
import { onTabReturn } from '../../platform/tab-return.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

/** How long it is rested between two questions for new answers, in milliseconds. */
const REST = 5_000;

/** Whether the visitor has it before their eyes: neither is the tab in the background, nor does the search cover it. */
const isSeen = (panel: HTMLElement | null): boolean =>
  document.visibilityState === 'visible' &&
  panel !== null &&
  getComputedStyle(panel).display !== 'none';

/**
 * What the visitor and the shop have written to each other; new answers come by themselves while it is seen.
 * @param owner id of the customer whose it is; null for a guest
 */
export function useThread(
  owner: number | null,
  open: boolean,
  panel: RefObject<HTMLElement | null>,
) {
  const [chat, setChat] = useState<Chat>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What was asked before the last answer was taken is older than it.
  const turn = useRef(0);

  const take = useCallback((answer: Chat) => {
    turn.current += 1;
    setChat(answer);
    setFailure(undefined);
  }, []);

  const load = useCallback(async () => {
    const asked = turn.current;
    setBusy(true);
    try {
      const answer = await withTimeout((signal) => call(readChat, {}, { quietly: true, signal }));
      if (asked === turn.current) take(answer);
    } catch (error) {
      if (asked === turn.current) setFailure(toCallFailed(error).message);
    } finally {
      setBusy(false);
    }
  }, [take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was somebody else's is not shown a moment longer
  useEffect(() => {
    turn.current += 1;
    setChat(undefined);
    setFailure(undefined);
  }, [owner]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another visitor
  useEffect(() => {
    if (!open) return;
    const rounds = spaced(async () => {
      if (document.visibilityState === 'hidden') return;
      rounds.ask();
      if (isSeen(panel.current)) await load();
    }, REST);
    rounds.ask();
    const stop = onTabReturn(rounds.ask);
    return () => {
      stop();
      rounds.stop();
    };
  }, [open, owner, load, panel]);

  const unseen = chat?.unseen ?? 0;
  const last = chat?.messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!open || unseen === 0 || last === 0) return;
    // Where it cannot be noted the answers come by mail as well.
    call(noteChatSeen, { body: { number: last } }, { quietly: true }).catch(() => undefined);
  }, [open, unseen, last]);

  return { chat, failure, busy, load, take };
}
