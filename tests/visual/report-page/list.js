import { choicesIn, chosenFrom, groupsOf } from './groups.js';

const list = document.getElementById('list');
const search = document.getElementById('search');
const show = document.getElementById('show');
const groupBy = document.getElementById('group-by');

/** A colour of a signature is shown, too. */
function swatched(title) {
  return title.split(/(#[\da-f]{6})/).flatMap((part) => {
    if (!/^#[\da-f]{6}$/.test(part)) return [part];
    const swatch = document.createElement('span');
    swatch.className = 'swatch';
    swatch.style.background = part;
    return [swatch, part];
  });
}

function itemOf({ id, name, kind, decision }) {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.id = `item-${id}`;
  const said = document.createElement('small');
  said.textContent = decision ?? kind;
  said.dataset.decision = decision ?? '';
  link.append(name, ' ', said);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function sectionOf({ title, findings }) {
  const heading = document.createElement('h2');
  heading.append(...swatched(title));
  const items = document.createElement('ul');
  items.append(...findings.map(itemOf));
  return [heading, items];
}

function offerChoices(findings) {
  const chosen = show.value;
  const options = choicesIn(findings).map(
    ({ name, count }) => new Option(`${name} (${count})`, name),
  );
  show.replaceChildren(...options);
  if (options.some(({ value }) => value === chosen)) show.value = chosen;
}

/**
 * Lists what is chosen and searched for.
 * @returns {object[]} the listed findings in their order
 */
export function listFindings(findings) {
  offerChoices(findings);
  const chosen = chosenFrom(findings, { choice: show.value, search: search.value });
  const groups = groupsOf(chosen, groupBy.value);
  list.replaceChildren(...groups.flatMap(sectionOf));
  return groups.flatMap((group) => group.findings);
}

/** Shows in the list which finding is looked at. */
export function markCurrent(finding) {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = finding && document.getElementById(`item-${finding.id}`);
  link?.setAttribute('aria-current', 'true');
  link?.scrollIntoView({ block: 'nearest' });
}

/** Shows all findings, where the one that is asked for is not among those chosen. */
export function chooseAll() {
  show.value = 'all';
  search.value = '';
}

/** Goes to the search. */
export const goToSearch = () => search.focus();

/** @param {() => void} changed is called when something else is chosen or searched for */
export function wakeList(changed) {
  search.addEventListener('input', changed);
  show.addEventListener('change', changed);
  groupBy.addEventListener('change', changed);
}
