declare global {
  interface Window {
    /** Sizes this page for a story, by its id: given by whoever drives it from outside, where no toolbar does. */
    resizeWorkshop?: (viewport: string, story: string) => Promise<void>;
  }
}

interface Sized {
  id: string;
  globals: { viewport?: { value?: string } };
}

/** A story that is made for one width is drawn at it from the start, whoever shows it. */
export async function takeOwnSize({ id, globals: { viewport } }: Sized): Promise<void> {
  if (viewport?.value) await window.resizeWorkshop?.(viewport.value, id);
}
