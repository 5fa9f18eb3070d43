import type { ReactNode } from 'react';

/** What a customer keeps, as the checkout offers it. */
export interface SavedChoice {
  /** What there is to choose from, and the way to something else. */
  choice: ReactNode;
  /** Whether one of it is chosen, so that nothing has to be typed. */
  chosen: boolean;
  /** Whether what is typed is kept as well. */
  keep: ReactNode;
}
