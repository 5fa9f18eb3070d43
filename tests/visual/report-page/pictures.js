const embedded = (id, view) => document.getElementById(`${id}-${view}`);

/**
 * The address of a picture: a file beside the page that is served, or what the page has within it.
 * @param {{ id: number }} finding
 * @param {'before' | 'now' | 'difference'} view
 * @param {boolean} served
 */
export const addressOf = ({ id }, view, served) =>
  served
    ? `pictures/${id}-${view}.webp`
    : `data:image/webp;base64,${embedded(id, view)?.textContent ?? ''}`;

/** Whether the page has been read as far as the pictures of a finding. */
export const isHere = ({ id, pictures }, served) =>
  served || pictures.every((view) => embedded(id, view));

/** Asks for the pictures of findings that may be looked at next. */
export function fetchAhead(findings, served) {
  if (!served) return;
  for (const finding of findings)
    for (const view of finding.pictures) new Image().src = addressOf(finding, view, served);
}
