import { atom } from 'jotai/vanilla';

/** What has come of something, for whoever does not see it: read out once, shown nowhere (WCAG 2.2, 4.1.3). */
interface Status {
  /** Told anew each time, so that the same words are read out again. */
  id: number;
  text: string;
}

export const noStatus: Status = { id: 0, text: '' };

const shown = atom(noStatus);

export const statusAtom = atom((get) => get(shown));

/** Has a short sentence read out; the one before gives way to it. */
export const tellStatusAtom = atom(null, (_get, set, text: string) =>
  set(shown, ({ id }) => ({ id: id + 1, text })),
);
