import { decide } from './decide.js';
import { alikeTo } from './groups.js';
import { wakeKeys } from './keys.js';
import { chooseAll, goToSearch, listFindings, markCurrent, wakeList } from './list.js';
import { fetchAhead, isHere } from './pictures.js';
import { setView, showPictures, toggleZoom, wakeStage } from './stage.js';

const part = (id) => document.getElementById(id);
const { review, findings } = JSON.parse(part('report').textContent);

/** The findings in the order of the list, and the one that is looked at. */
let listed = [];
let current;

const say = (words) => {
  part('status').textContent = words;
};
const isUndecided = ({ kind, decision }) => kind !== 'flaky' && !decision;
const isAcceptable = ({ acceptable, decision }) => acceptable && decision !== 'accepted';
/** What a decision about all that are alike is about: what somebody has refused by itself stays refused. */
const undecidedAlike = () => alikeTo(current, findings).filter(isUndecided);

function showCounts() {
  const open = findings.filter(({ kind }) => kind !== 'flaky');
  const decided = (decision) => open.filter((one) => one.decision === decision).length;
  const [accepted, refused] = [decided('accepted'), decided('refused')];
  part('counts').textContent = review
    ? `${accepted} accepted, ${refused} refused, ${open.length - accepted - refused} left`
    : `${findings.length} findings`;
}

function showDecisions() {
  part('decide').hidden = !review;
  if (!review) return;
  part('accept').disabled = !isAcceptable(current);
  part('refuse').disabled = !isUndecided(current);
  const alike = undecidedAlike();
  for (const [id, verb, some] of [
    ['accept-alike', 'Accept', alike.filter(isAcceptable)],
    ['refuse-alike', 'Refuse', alike],
  ]) {
    part(id).hidden = some.length < 2;
    part(id).textContent = `${verb} all ${some.length} alike`;
  }
}

function showWords({ name, kind, why, unfit, decision, story, command }) {
  part('name').textContent = name;
  part('why').textContent = `${decision ?? kind}: ${why}`;
  part('unfit').hidden = !unfit;
  part('unfit').textContent = unfit ? `It cannot be accepted: ${unfit}.` : '';
  part('story').hidden = !story;
  if (story) part('story').href = story;
  part('command').hidden = !command;
  part('command').querySelector('code').textContent = command ?? '';
}

/** Shows one finding, and gets those beside it ready. */
function look(finding) {
  current = finding;
  part('finding').hidden = !finding;
  part('none').hidden = Boolean(finding);
  markCurrent(finding);
  if (!finding) return;
  showWords(finding);
  showDecisions();
  if (isHere(finding, review)) showPictures(finding, review);
  const place = listed.indexOf(finding);
  const neighbours = [listed[place + 1], listed[place - 1]].filter(Boolean);
  fetchAhead(neighbours, review);
  part('previous').disabled = place < 1;
  part('next').disabled = place === listed.length - 1;
}

const called = () => findings.find(({ id }) => `#${id}` === location.hash);

/** Goes to a finding, so that the address tells which. */
function goTo(finding) {
  if (!finding) return;
  history.replaceState(null, '', `#${finding.id}`);
  look(finding);
}

const goBy = (steps) => goTo(listed[listed.indexOf(current) + steps]);

/** Lists anew, and stays with what is looked at if it is still listed. */
function refresh() {
  listed = listFindings(findings);
  showCounts();
  const next = listed.includes(current) ? current : listed[0];
  if (next) goTo(next);
  else look(undefined);
}

function followAddress() {
  const asked = called();
  if (asked && !listed.includes(asked)) {
    chooseAll();
    listed = listFindings(findings);
  }
  look(asked ?? listed[0]);
}

const pastTense = { accept: 'accepted', refuse: 'refused' };

/** Says what to decide about some findings, and goes on to the next that nothing is decided of. */
async function settle(what, some) {
  if (some.length === 0) return;
  const names = some.map(({ name }) => name);
  const place = listed.indexOf(current);
  const after = [...listed.slice(place + 1), ...listed.slice(0, place)];
  const { decisions, error } = await decide(what, names);
  for (const finding of findings) finding.decision = decisions[finding.id] ?? finding.decision;
  say(
    error ?? `${names.length === 1 ? names[0] : `${names.length} findings`}: ${pastTense[what]}.`,
  );
  if (!error) current = after.find(isUndecided) ?? current;
  refresh();
}

async function end() {
  const { said, error } = await decide('done');
  say(error ?? `The review has ended: ${said}. This page can be closed.`);
  for (const button of document.querySelectorAll('#decide button, #done')) button.disabled = true;
}

const accept = () => settle('accept', [current].filter(isAcceptable));
const refuse = () => settle('refuse', [current].filter(isUndecided));
const acceptAlike = () => settle('accept', undecidedAlike().filter(isAcceptable));
const refuseAlike = () => settle('refuse', undecidedAlike());

const keys = [
  { key: 'n', says: 'next', does: () => goBy(1) },
  { key: 'p', says: 'previous', does: () => goBy(-1) },
  ...(review
    ? [
        { key: 'a', says: 'accept', does: accept },
        { key: 'r', says: 'refuse', does: refuse },
        { key: 'A', says: 'accept all alike', does: acceptAlike },
        { key: 'R', says: 'refuse all alike', does: refuseAlike },
      ]
    : []),
  { key: 's', says: 'side by side', does: () => setView('side') },
  { key: 'o', says: 'overlay', does: () => setView('overlay') },
  { key: 'l', says: 'slider', does: () => setView('slider') },
  { key: 'd', says: 'difference', does: () => setView('difference') },
  { key: 'z', says: 'zoom to the difference at 1:1', does: toggleZoom },
  { key: '/', says: 'search', does: goToSearch },
];

wakeStage();
wakeList(refresh);
wakeKeys(keys);
part('previous').addEventListener('click', () => goBy(-1));
part('next').addEventListener('click', () => goBy(1));
part('accept').addEventListener('click', accept);
part('refuse').addEventListener('click', refuse);
part('accept-alike').addEventListener('click', acceptAlike);
part('refuse-alike').addEventListener('click', refuseAlike);
part('done').hidden = !review;
part('done').addEventListener('click', end);
window.addEventListener('hashchange', followAddress);
listed = listFindings(findings);
showCounts();
followAddress();
// A page that is one file shows its list before all of its pictures have been read.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => look(current));
