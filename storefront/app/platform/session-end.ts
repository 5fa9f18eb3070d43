type Renew = () => Promise<boolean>;

let renew: Renew | undefined;

/**
 * Says what is done when the shop refuses to write for a customer because the session has ended.
 * @param handler answers whether the same customer has logged in again, so that the call may be made once more
 * @returns the way to stop
 */
export function onSessionEnd(handler: Renew): () => void {
  renew = handler;
  return () => {
    if (renew === handler) renew = undefined;
  };
}

/** Lets the customer log in again where they are. @returns whether they did */
export const renewSession = async (): Promise<boolean> => (await renew?.()) ?? false;
