import { brand } from '../brand.ts';

/** After what covered them has gone, in milliseconds (specification, section 9). */
const BACK_AFTER = 5_000;

/**
 * Hides what chat and feedback have put into the page, also what comes meanwhile (specification, section 2,
 * Search).
 * @returns lets it come back, 5 s later
 */
export function hideWidgets(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${brand.partnerWidgets} { display: none !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    setTimeout(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    }, BACK_AFTER);
  };
}
