/** How a call is made, beside what it says. */
export interface CallOptions {
  /** Nobody is asked to log in again where the session has ended: whoever calls sees to that. */
  quietly?: boolean;
  /** The call is made for the customer of this browser, who is asked to log in again where the session has ended. */
  asCustomer?: boolean;
  /** Ends the call when nobody waits for its answer any more; it then fails with a sentence that nobody reads. */
  signal?: AbortSignal;
}
