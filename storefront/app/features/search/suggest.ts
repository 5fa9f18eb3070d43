import type { Suggestions } from '@otzar/design-system/widgets/catalogue/SearchBox';
import type { FetchSuggestions, Offer } from './suggestion-client.ts';

/** Between two questions while a shopper types, in milliseconds (specification, section 9). */
const THROTTLE = 250;

const nothing: Offer = { texts: [], products: [] };
export const idle: Suggestions = { status: 'idle', ...nothing };

export interface Suggester {
  /** Told each change of what is typed. */
  type: (text: string) => void;
  /** Nothing more is asked, or told. */
  stop: () => void;
}

/**
 * Turns what is typed into what is offered: the first text is asked for at once, later ones at most each
 * 250 ms, an empty one clears. An answer that comes late never replaces a newer one.
 * @param ask resolves with what is offered, rejects when nobody can say
 * @param tell told what to show, each time it changes
 */
export function suggester(
  ask: FetchSuggestions,
  tell: (suggestions: Suggestions) => void,
): Suggester {
  let offer = nothing;
  let latest = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked = 0;
  /** The last question whose answer is shown; what was asked before it, or before a clearing, is past. */
  let shown = 0;

  const settled = (turn: number) => turn === asked && waiting === undefined;

  async function send(): Promise<void> {
    waiting = undefined;
    askedAt = Date.now();
    asked += 1;
    const turn = asked;
    try {
      const answer = await ask(latest);
      if (turn <= shown) return;
      shown = turn;
      offer = answer;
      tell({ status: settled(turn) ? 'ready' : 'loading', ...offer });
    } catch {
      if (turn <= shown || !settled(turn)) return;
      offer = nothing;
      tell({ status: 'failed', ...offer });
    }
  }

  function clear(): void {
    clearTimeout(waiting);
    waiting = undefined;
    latest = '';
    shown = asked;
    offer = nothing;
  }

  return {
    type(text) {
      const term = text.trim();
      if (term === latest) return;
      if (term === '') {
        clear();
        tell(idle);
        return;
      }
      latest = term;
      tell({ status: 'loading', ...offer });
      if (waiting !== undefined) return;
      const rest = askedAt + THROTTLE - Date.now();
      if (rest > 0) waiting = setTimeout(() => void send(), rest);
      else void send();
    },
    stop: clear,
  };
}
