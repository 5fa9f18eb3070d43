type Report = (error: unknown) => void;

let send: Report | undefined;

/** Says who hears of errors from now on. @returns the way to stop */
export function onReport(handler: Report): () => void {
  send = handler;
  return () => {
    if (send === handler) send = undefined;
  };
}

/** Tells the error-reporting service, where there is one, of what went wrong; else it stands in the console. */
export function report(error: unknown): void {
  if (send) send(error);
  else console.warn('Something went wrong:', error);
}
