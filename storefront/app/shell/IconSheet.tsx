import { iconSheet } from '@otzar/design-system/foundations/icons';

const ID = 'icon-sheet';

/** What the server wrote; the browser takes it over as it stands rather than carry a second copy. */
const written = () =>
  import.meta.env.SSR ? iconSheet() : (document.getElementById(ID)?.innerHTML ?? '');

/** The drawings of all icons within the page: no script carries them. */
export function IconSheet() {
  return (
    <svg
      id={ID}
      aria-hidden="true"
      style={{ display: 'none' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, known when the shop is built
      dangerouslySetInnerHTML={{ __html: written() }}
    />
  );
}
