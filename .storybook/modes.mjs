/** The sizes a designer looks at: the narrowest, either side of the desktop breakpoint, and the two usual ones. */
export const viewports = {
  narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Widest mobile layout, 768', styles: { width: '768px', height: '1024px' } },
  desktopFrom: { name: 'Desktop layout begins, 770', styles: { width: '770px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
};

/**
 * The settings that pictures are taken in: a viewport, and what the toolbars are set to. Forced
 * colours are the browser's own setting.
 * @type {Record<'desktop' | 'phone' | 'dark' | 'rtl' | 'forced-colors' | 'large-text', { viewport: 'phone' | 'desktop', globals: Record<string, string>, forcedColors?: 'active' }>}
 */
export const modes = {
  desktop: { viewport: 'desktop', globals: {} },
  phone: { viewport: 'phone', globals: {} },
  dark: { viewport: 'desktop', globals: { theme: 'dark' } },
  rtl: { viewport: 'desktop', globals: { direction: 'rtl' } },
  'forced-colors': { viewport: 'desktop', globals: {}, forcedColors: 'active' },
  'large-text': { viewport: 'desktop', globals: { textSize: '200' } },
};

/** The same for Chromatic, which knows viewports and toolbars; it has a setting of its own for forced colours. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes)
    .filter(([, { forcedColors }]) => !forcedColors)
    .map(([name, { viewport, globals }]) => [name, { viewport, ...globals }]),
);
