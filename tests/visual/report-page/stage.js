import { addressOf } from './pictures.js';

const stage = document.getElementById('stage');
const amount = document.querySelector('#amount input');
const zoom = document.getElementById('zoom');

/** Where the difference lies in what is shown. */
let region;

/** What scrolls: each picture by itself, or all that lie over each other. */
const scrollers = () =>
  stage.dataset.view === 'side' || stage.dataset.view === 'difference'
    ? [...stage.querySelectorAll('figure')]
    : [stage];

/** Brings the difference into the middle of what can be seen. */
function goToDifference() {
  if (stage.dataset.zoom !== 'difference' || !region) return;
  for (const scroller of scrollers()) {
    const image = scroller.querySelector('img');
    const box = scroller.getBoundingClientRect();
    const from = image.getBoundingClientRect();
    const across = from.left - box.left + scroller.scrollLeft + region.x + region.width / 2;
    const down = from.top - box.top + scroller.scrollTop + region.y + region.height / 2;
    scroller.scrollTo(across - scroller.clientWidth / 2, down - scroller.clientHeight / 2);
  }
}

/** Pictures side by side show the same place. */
function scrollTogether({ target }) {
  if (target.tagName !== 'FIGURE') return;
  for (const other of stage.querySelectorAll('figure'))
    if (other !== target) other.scrollTo(target.scrollLeft, target.scrollTop);
}

function figureOf(finding, view, served) {
  const figure = document.createElement('figure');
  figure.dataset.picture = view;
  const caption = document.createElement('figcaption');
  caption.textContent = view;
  const image = document.createElement('img');
  image.alt = `${finding.name}, ${view}`;
  image.src = addressOf(finding, view, served);
  figure.append(caption, image);
  return figure;
}

/** Shows the pictures of a finding. */
export async function showPictures(finding, served) {
  region = finding.region;
  stage.replaceChildren(...finding.pictures.map((view) => figureOf(finding, view, served)));
  zoom.disabled = !region;
  const images = [...stage.querySelectorAll('img')];
  // One that cannot be shown leaves its alternative text, and the others in their place.
  await Promise.allSettled(images.map((image) => image.decode()));
  goToDifference();
}

/** Shows the pictures in another way. @param {'side' | 'overlay' | 'slider' | 'difference'} view */
export function setView(view) {
  stage.dataset.view = view;
  document.querySelector(`[name=view][value=${view}]`).checked = true;
  goToDifference();
}

/** Shows the pictures in their own size at the difference, or whole again. */
export function toggleZoom() {
  const on = stage.dataset.zoom !== 'difference';
  stage.dataset.zoom = on ? 'difference' : 'whole';
  zoom.setAttribute('aria-pressed', String(on));
  goToDifference();
}

/** Lets the controls of the pictures do what they say. */
export function wakeStage() {
  setView('side');
  for (const radio of document.querySelectorAll('[name=view]'))
    radio.addEventListener('change', () => setView(radio.value));
  amount.addEventListener('input', () => stage.style.setProperty('--amount', amount.value));
  zoom.addEventListener('click', toggleZoom);
  stage.addEventListener('scroll', scrollTogether, { capture: true, passive: true });
}
