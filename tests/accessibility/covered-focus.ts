import type { Page } from '@playwright/test';

/**
 * Runs in the page: gives each thing that Tab reaches the focus, in order and back (within a dialog where one is open), and says of which nothing at all is to be
 * seen (WCAG 2.2, 2.4.11). The header is there all the while, as it comes back to whoever goes up.
 */
function focusEach(): string[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  const reached = [
    ...([...dialogs].at(-1) ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    ),
  ].filter((element) => element.tabIndex >= 0);

  /** What is drawn at a point is of an element, or of the label that stands for it. */
  function isOf(element: HTMLElement, drawn: Element | null): boolean {
    if (!drawn) return false;
    const label = drawn.closest('label');
    return element.contains(drawn) || drawn.contains(element) || label?.control === element;
  }

  function isSeen(element: HTMLElement): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const start = Math.max(left, 0);
    const width = Math.min(right, innerWidth) - start;
    const above = Math.max(top, 0);
    const height = Math.min(bottom, innerHeight) - above;
    if (width <= 0 || height <= 0) return false;
    const shares = [0.1, 0.5, 0.9];
    return shares.some((x) =>
      shares.some((y) =>
        isOf(element, document.elementFromPoint(start + width * x, above + height * y)),
      ),
    );
  }

  function walk(elements: HTMLElement[]): string[] {
    return elements.flatMap((element) => {
      element.focus();
      if (document.activeElement !== element || isSeen(element)) return [];
      const { outerHTML } = element;
      return [outerHTML.slice(0, 120)];
    });
  }

  const header = document.querySelector('header');
  header?.style.setProperty('transform', 'none', 'important');
  const hidden = [...walk(reached), ...walk(reached.toReversed())];
  header?.style.removeProperty('transform');
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(hidden)];
}

/** What of a page is covered when it has the focus, in the window as it is and in others. @returns which, and how wide */
export async function coveredFocus(
  page: Page,
  others: { width: number; height: number }[],
): Promise<string[]> {
  const own = page.viewportSize();
  if (!own) return [];
  const found: string[] = [];
  for (const size of [own, ...others]) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(focusEach);
    found.push(...hidden.map((what) => `at ${size.width} × ${size.height}: ${what}`));
  }
  await page.setViewportSize(own);
  return found;
}
