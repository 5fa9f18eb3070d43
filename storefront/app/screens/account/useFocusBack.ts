import { useEffect, useRef } from 'react';

/**
 * Takes the focus to a form that has opened in the page's place, and back to the page's first button once it
 * has closed.
 * @param open whether the form is there
 */
export function useFocusBack(open: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    page.current?.querySelector<HTMLElement>(open ? 'form input' : 'button')?.focus();
  }, [open]);
  return page;
}
