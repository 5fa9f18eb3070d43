import '@otzar/design-system/foundations/more-fonts.css';
import '@otzar/design-system/foundations/print.css';
import '@otzar/tokens/more-contrast.css';
import fonts from '@otzar/design-system/foundations/fonts.css?inline';
import globalStyle from '@otzar/design-system/foundations/global-style.css?inline';
import tokens from '@otzar/tokens/tokens.css?inline';

const ID = 'static-style';

/** What the server wrote; the browser takes it over as it stands rather than carry a second copy. */
const written = () =>
  import.meta.env.SSR
    ? `${tokens}${fonts}${globalStyle}`
    : (document.getElementById(ID)?.textContent ?? '');

/** Tokens, fonts and global style within the page, so that its first paint waits for no other file. */
export function StaticStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, known when the shop is built
  return <style id={ID} dangerouslySetInnerHTML={{ __html: written() }} />;
}
