/** Leaves a text in this tab, for the next page of it too. A browser that lets nobody in keeps nothing. */
export function leaveInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is gone with this page.
  }
}

/** What was left in this tab, once; null where there is nothing. */
export function takeFromTab(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
