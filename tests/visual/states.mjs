/** What a browser draws otherwise by itself, and what can be focused. */
export const OF_BROWSER =
  ':is(button, input, select, textarea):enabled, a[href], summary, [tabindex]';

/** What stands before a place of a selector, and whether that lies within brackets, which then stand behind it. */
function before(selector, place) {
  let depth = 0;
  let outermost = place;
  for (let at = 0; at < place; at += 1) {
    if (selector[at] === '(') {
      if (depth === 0) outermost = at;
      depth += 1;
    } else if (selector[at] === ')') depth -= 1;
  }
  if (depth === 0) return { text: selector.slice(0, place), within: false };
  return { text: selector.slice(0, outermost).replace(/:[\w-]+$/, ''), within: true };
}

/**
 * Which elements a state may change, or more: of `.a:hover .b` those that `.a` selects; of `.a:has(.b:hover)`, which says it
 * in brackets, all that `.a` may select and what is in it.
 * @param {string[]} selectors of all rules that stand in a page
 * @param {string[]} states names of pseudo-classes
 * @returns {string} a selector of those elements, and of what the browser draws otherwise in such a state by itself
 */
export function selectorOf(selectors, states) {
  const named = new RegExp(`:(?:${states.join('|')})(?![\\w-])`, 'g');
  const holders = selectors.flatMap((selector) =>
    [...selector.matchAll(named)].flatMap(({ index }) => {
      const { text, within } = before(selector, index);
      const bare = text.replace(named, '');
      const holder = /(^|[\s>+~,])$/.test(bare) ? `${bare}*` : bare;
      return within ? [holder, `${holder} *`] : [holder];
    }),
  );
  return [...new Set([OF_BROWSER, ...holders])].join(', ');
}
