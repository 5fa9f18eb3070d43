import { useEffect } from 'react';

const edges = ['above', 'below'] as const;

const barsAt = (edge: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-covers=${edge}]`),
];

/** Whether a bar stays where it is while the page is scrolled: on a small window it may not. */
const stays = (bar: HTMLElement) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position);

/**
 * Measures how much of the window the bars at its edges cover, so that whatever gets the focus is scrolled clear of them
 * (WCAG 2.2, 2.4.11). A page that changes its height may have brought other bars.
 */
export function useCoveredEdges(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(measure);
    function measure() {
      for (const edge of edges) {
        const bars = barsAt(edge);
        for (const bar of bars) sizes.observe(bar);
        const height = bars.filter(stays).reduce((sum, bar) => sum + bar.offsetHeight, 0);
        style.setProperty(`--covered-${edge}`, `${height}px`);
      }
    }
    sizes.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
}
