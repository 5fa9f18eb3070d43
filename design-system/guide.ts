import type { ReactNode } from 'react';

/** A component as it is taken, and why so, or why not so. */
export interface Example {
  /** Draws it; of what lies over the page, names a story and the args that it gets, in letters, digits and spaces. */
  shows: (() => ReactNode) | { story: string; args?: Record<string, string> };
  /** A sentence. */
  because: string;
}

/** A right way to take a component, beside one that is likely and wrong. */
export interface DoAndDont {
  right: Example;
  wrong: Example;
}

/** What each stories file argues under `parameters.guide`, for its page; Markdown is allowed but in examples. */
export interface Guide {
  /** When to use it. */
  use: string;
  /** What to take instead, and when. */
  instead: string;
  /** How it is said: what it needs, or does, to be accessible. */
  access: string;
  /** How it looks right and wrong; each component has one at least, in `Name.guide.tsx` beside it. */
  examples?: readonly DoAndDont[];
}
