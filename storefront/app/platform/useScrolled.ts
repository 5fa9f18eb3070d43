import { useEffect, useState } from 'react';

/** Whether the page has been scrolled, before anybody listened or since: what is for that alone is fetched no sooner. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (scrolled) return;
    const note = () => setScrolled(true);
    if (scrollY > 0) return note();
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, [scrolled]);
  return scrolled;
}
