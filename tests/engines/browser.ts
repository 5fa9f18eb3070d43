/** A key that writes nothing. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** A window of a browser without any past, of whichever engine: what hands can do in it, and what its page answers. */
export interface Tab {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** What an expression comes to in the page, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (place: Place) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** As wide as a desk's. */
export const viewport = { width: 1280, height: 860 };
