import type { PictureSource } from '../../../components/Picture/index.ts';

/** What the shopper decided about a line. */
export interface ReturnChoice {
  /** How many come back; 0 is none. */
  quantity: number;
  /** One of the offered reasons; empty until it is chosen. */
  reason: string;
}

export interface ReturnItem {
  /** The order line's. */
  id: number;
  /** The product's. */
  title: string;
  /** The choices made, e.g. `Olive, A5`. */
  detail?: string;
  /** The product's, or its variation's. */
  picture?: PictureSource;
  /** For one, formatted; left out for a gift. */
  price?: string;
  /** How many were bought. */
  bought: number;
  /** How many of them can still come back. */
  returnable: number;
  /** Why it cannot come back, e.g. `Personalized items cannot be returned.` */
  blocked?: string;
  /** What was decided so far. */
  choice: ReturnChoice;
  /** What is wrong with its reason, and what to do about it. */
  error?: string;
}
