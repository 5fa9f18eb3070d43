const on = document.getElementById('keys-on');

/** What is typed into these is meant for them. */
const TYPED_INTO = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea';

/**
 * Lets keys do what the page lists beside them.
 * @param {{ key: string, says: string, does: () => void }[]} keys `key` as the browser calls it, a capital with Shift
 */
export function wakeKeys(keys) {
  const rows = keys.flatMap(({ key, says }) => {
    const term = document.createElement('dt');
    const cap = document.createElement('kbd');
    cap.textContent = /^[A-Z]$/.test(key) ? `Shift ${key}` : key;
    term.append(cap);
    const what = document.createElement('dd');
    what.textContent = says;
    return [term, what];
  });
  document.getElementById('keys').replaceChildren(...rows);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (!on.checked || ctrlKey || altKey || metaKey || target.matches(TYPED_INTO)) return;
    const pressed = keys.find((one) => one.key === key);
    if (!pressed) return;
    event.preventDefault();
    pressed.does();
  });
}
