/** Runs in the page: marks what has words of its own. */
function markWords() {
  const fields = ['INPUT', 'TEXTAREA', 'OPTION'];
  for (const element of document.body.querySelectorAll('*')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim(),
    );
    if (hasWords || fields.includes(element.tagName)) element.setAttribute('data-words', '');
  }
}

/**
 * Fonts on a page that the machine brought and not the design system: another machine has others, so
 * a picture with one of them would differ there.
 * @param {import('playwright').Page} page is not to be used for a picture after this
 * @returns {Promise<string[]>} their names
 */
export async function fontsOfTheMachine(page) {
  await page.evaluate(markWords);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const marked = { nodeId: root.nodeId, selector: '[data-words]' };
  const { nodeIds } = await client.send('DOM.querySelectorAll', marked);
  const used = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const foreign = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(foreign.map(({ familyName }) => familyName))];
}
