/** Puts a text into the clipboard. @returns whether it lies there: a browser may refuse */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
