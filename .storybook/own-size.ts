declare global {
  interface Window {
    /** Sizes this page: given by whoever drives it from outside, where no toolbar does. */
    resizeWorkshop?: (viewport: string) => Promise<void>;
  }
}

interface Sized {
  globals: { viewport?: { value?: string } };
}

/** A story that is made for one width is drawn at it from the start, whoever shows it. */
export async function takeOwnSize({ globals: { viewport } }: Sized): Promise<void> {
  if (viewport?.value) await window.resizeWorkshop?.(viewport.value);
}
