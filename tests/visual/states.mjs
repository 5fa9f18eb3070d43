/** What a browser draws otherwise by itself, and what can be focused. */
export const OF_BROWSER =
  ':is(button, input, select, textarea):enabled, a[href], summary, [tabindex]';

/** Where a rule with a state in brackets speaks of others beside or above what stands before them, it may be anything's. */
const ANYTHING = 'body *';

/** What stands before a place of a selector; where that lies within brackets, what stands before them and in them. */
function before(selector, place) {
  let depth = 0;
  let outermost = place;
  for (let at = 0; at < place; at += 1) {
    if (selector[at] === '(') {
      if (depth === 0) outermost = at;
      depth += 1;
    } else if (selector[at] === ')') depth -= 1;
  }
  if (depth === 0) return { text: selector.slice(0, place) };
  const text = selector.slice(0, outermost).replace(/:[\w-]+$/, '');
  const [rest = ''] = /^[^,)]*/.exec(selector.slice(place)) ?? [];
  return { text, bracket: selector.slice(outermost + 1, place) + rest };
}

/**
 * Which elements a state may change, or more: of `.a:hover .b` those that `.a` selects; of `.a:has(.b:hover)`, which says it
 * in brackets, all that `.a` may select and what is in it; of `.a:has(+ .b:hover)` any.
 * @param {string[]} selectors of all rules that stand in a page
 * @param {string[]} states names of pseudo-classes
 * @returns {string} a selector of those elements, and of what the browser draws otherwise in such a state by itself
 */
export function selectorOf(selectors, states) {
  const named = new RegExp(`:(?:${states.join('|')})(?![\\w-])`, 'g');
  const holders = selectors.flatMap((selector) =>
    [...selector.matchAll(named)].flatMap(({ index }) => {
      // A nested rule speaks of what stands around it.
      if (selector.includes('&')) return [ANYTHING];
      const { text, bracket } = before(selector, index);
      const bare = text.replace(named, '');
      const holder = /(^|[\s>+~,])$/.test(bare) ? `${bare}*` : bare;
      if (bracket === undefined) return [holder];
      const [alternative = ''] = bracket.split(',').slice(-1);
      return /[\s>+~]/.test(alternative.trim()) ? [ANYTHING] : [holder, `${holder} *`];
    }),
  );
  return [...new Set([OF_BROWSER, ...holders])].join(', ');
}
