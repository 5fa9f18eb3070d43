/** What the shop says of a form that was sent without scripts. */
export interface PlainForm {
  /** What was typed, without what is secret. */
  values: Record<string, string>;
  /** What is wrong and what to do about it, by field. */
  errors: Record<string, string>;
  /** Why it was refused as a whole. */
  failure?: string;
  /** What the shop says once it has taken it. */
  message?: string;
}

/** Of what is drawn by the server alone nobody hears in the page. */
export const unheard = (): void => undefined;
