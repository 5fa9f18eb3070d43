/** The sizes a designer looks at: the narrowest, either side of the desktop breakpoint, and the usual ones. */
export const viewports = {
  narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Widest mobile layout, 768', styles: { width: '768px', height: '1024px' } },
  desktopFrom: { name: 'Desktop layout begins, 770', styles: { width: '770px', height: '1024px' } },
  laptop: { name: 'Small laptop, 1000', styles: { width: '1000px', height: '800px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
};

/**
 * The settings that pictures are taken in: a viewport, what the toolbars are set to, and what else the browser is told.
 * `forced` are the states that every element is put into, `scrolled` is the page as it is seen when it, and what is open
 * above it, have been scrolled by half of their height. A page of the workshop has an interface in one language: where
 * `globals` set another, it is shown on a page of its own, and no play runs.
 * @typedef {{
 *   viewport: 'phone' | 'tablet' | 'laptop' | 'desktop',
 *   globals: Record<string, string>,
 *   forcedColors?: 'active',
 *   media?: 'print',
 *   reducedMotion?: 'no-preference',
 *   density?: number,
 *   forced?: string[],
 *   scrolled?: boolean,
 * }} Mode
 * @type {Record<'desktop' | 'phone' | 'tablet' | 'laptop' | 'dark' | 'rtl' | 'forced-colors' | 'large-text' | 'hover' | 'focus' | 'active' | 'motion' | 'dense' | 'print' | 'scrolled' | 'hebrew', Mode>}
 */
export const modes = {
  desktop: { viewport: 'desktop', globals: {} },
  phone: { viewport: 'phone', globals: {} },
  tablet: { viewport: 'tablet', globals: {} },
  laptop: { viewport: 'laptop', globals: {} },
  dark: { viewport: 'desktop', globals: { theme: 'dark' } },
  rtl: { viewport: 'desktop', globals: { direction: 'rtl' } },
  'forced-colors': { viewport: 'desktop', globals: {}, forcedColors: 'active' },
  'large-text': { viewport: 'desktop', globals: { textSize: '200' } },
  hover: { viewport: 'desktop', globals: {}, forced: ['hover'] },
  focus: { viewport: 'desktop', globals: {}, forced: ['focus', 'focus-visible'] },
  active: { viewport: 'desktop', globals: {}, forced: ['hover', 'active'] },
  motion: { viewport: 'desktop', globals: {}, reducedMotion: 'no-preference' },
  dense: { viewport: 'phone', globals: {}, density: 2 },
  print: { viewport: 'desktop', globals: {}, media: 'print' },
  scrolled: { viewport: 'desktop', globals: {}, scrolled: true },
  hebrew: { viewport: 'desktop', globals: { interface: 'he', direction: 'rtl' } },
};

/** What the toolbars of theme, direction and size of text are set to where a mode does not say otherwise. */
export const plain = { theme: 'light', direction: 'ltr', textSize: '100' };
