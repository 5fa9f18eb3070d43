/**
 * Tells each time that the shopper comes back to this tab: from another one, or by the browser's Back to a page
 * that it had put aside whole.
 * @returns the way to stop
 */
export function onTabReturn(told: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') told();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) told();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
  };
}
