import { findBase } from './base-commit.mjs';
import {
  filesOf,
  isStored,
  matchesOfStored,
  nameOf,
  readBaseline,
  readEnvironments,
  writeBaseline,
  writeEnvironment,
} from './baselines.mjs';
import { drawMissing } from './draw.mjs';
import { drawnFrom, dropOlder } from './drawn.mjs';
import { environmentOf, inWords, isSame } from './environment.mjs';

/** @typedef {import('./environment.mjs').Environment} Environment @typedef {import('../../.storybook/pictures.mjs').Picture} Picture */

const short = (commit) => commit.slice(0, 9);

/**
 * Which kept pictures cannot be compared with here, as another browser or system drew them: letters and edges lie a part of
 * a pixel apart. One that is not kept is new on every machine.
 * @template {{ name: string }} P
 * @param {P[]} pictures
 * @param {{ drawnWith: (name: string) => Environment | undefined, isKept: (name: string) => boolean, here: Environment }} known
 * @returns {P[]}
 */
export const foreignTo = (pictures, { drawnWith, isKept, here }) =>
  pictures.filter(({ name }) => {
    const environment = drawnWith(name);
    return isKept(name) && environment !== undefined && !isSame(environment, here);
  });

/**
 * The commit that shows how a picture should look: the base, or for what has been accepted since, the one that kept it.
 * @param {string[]} files any of which holds the picture
 * @param {import('./base-commit.mjs').Base} base
 */
export const commitFor = (files, { base, accepted }) =>
  accepted && files.some((file) => accepted.files.has(file)) ? accepted.commit : base;

/** Pictures by the commit they are drawn from. */
function byCommit(pictures, base) {
  const groups = new Map();
  for (const picture of pictures) {
    const commit = commitFor(filesOf(picture.name), base);
    groups.set(commit, [...(groups.get(commit) ?? []), picture]);
  }
  return groups;
}

const listed = (words) => [...new Set(words)].join(' and ');

/** Says what is compared with what where other browsers drew the kept pictures, and what that takes. */
function announce(pictures, groups, { drawnWith, here }) {
  const makers = listed(pictures.map(({ name }) => inWords(drawnWith(name))));
  const commits = listed(groups.map(({ drawn }) => short(drawn.commit)));
  const missing = groups.reduce((sum, group) => sum + group.missing.length, 0);
  const work =
    missing > 0
      ? `${missing} of them are drawn now, which builds that workshop and takes once as long as taking them, this first time`
      : 'it has drawn them already';
  console.log(
    `${pictures.length} kept pictures were drawn by ${makers}, this is ${inWords(here)}: they are compared, as strictly as ever, with what this browser draws from ${commits}; ${work}.`,
  );
}

/** Draws what is missing of pictures that cannot be compared with. @returns where each is read, and why one is not there */
async function drawAnew(pictures, stories, known) {
  const base = findBase();
  const groups = [...byCommit(pictures, base)].map(([commit, wanted]) => {
    const drawn = drawnFrom(commit, known.here);
    return { drawn, wanted, missing: drawn.missing(wanted) };
  });
  announce(pictures, groups, known);
  const lacking = groups.filter(({ missing }) => missing.length > 0);
  if (lacking.length > 0)
    dropOlder([base.base, ...(base.accepted ? [base.accepted.commit] : [])], known.here);
  const failed = [];
  for (const { drawn, missing } of lacking)
    failed.push(...(await drawMissing(drawn, stories, missing)));
  return {
    places: new Map(groups.flatMap(({ drawn, wanted }) => wanted.map(({ name }) => [name, drawn]))),
    failures: new Map(failed.map(({ name, why }) => [name, why])),
  };
}

/**
 * Opens what pictures are compared with: those kept, where this browser and system drew them, and otherwise those that this
 * browser draws from the base commit, which it does now where it has not yet. What is written is kept in either case.
 * @param {string} browser its path
 * @param {{ stories: import('../../.storybook/pictures.mjs').IndexedStory[], pictures: Picture[], redrawing: boolean }} wanted
 *   `redrawing` where every picture is to be kept as this browser draws it, so none is compared with those drawn anew
 * @throws {import('../runner/refused.mjs').Refused} where the base commit is not there, or its workshop cannot be built
 */
export async function openComparison(browser, { stories, pictures, redrawing }) {
  const known = { here: environmentOf(browser), drawnWith: readEnvironments(), isKept: isStored };
  const matches = matchesOfStored();
  const named = pictures.map((one) => ({ ...one, name: nameOf(one.story, one.mode) }));
  const foreign = redrawing ? [] : foreignTo(named, known);
  const { places, failures } =
    foreign.length > 0
      ? await drawAnew(foreign, stories, known)
      : { places: new Map(), failures: new Map() };

  function whyNew(name) {
    const drawn = places.get(name);
    if (!drawn) return 'no picture is kept for it';
    const why = failures.get(name) ?? 'it has no such story';
    return `there is none to compare it with from ${short(drawn.commit)}: ${why}`;
  }

  return {
    /**
     * Whether a drawing is known to match what is kept, without a look at its pixels.
     * @param {string} name
     * @param {Buffer} drawing
     * @param {unknown} rule by which it would be compared
     */
    isKnownMatch: (name, drawing, rule) => !places.has(name) && matches.has(name, drawing, rule),
    /** Notes that a drawing matches what is kept, for the runs to come. */
    noteMatch: (name, drawing, rule) => {
      if (!places.has(name)) matches.note(name, drawing, rule);
    },
    /** Writes what was noted. */
    saveMatches: () => matches.save(),
    /** The picture to compare with, if any. @throws {import('../runner/refused.mjs').Refused} when its file is no picture any more */
    read: (name) => places.get(name)?.read(name) ?? readBaseline(name),
    /** Why there is no picture to compare with. */
    whyNew,
    /** Keeps a picture as this browser draws it, and that it did: what is kept stays so when a run ends in the middle. */
    async write(name, picture) {
      await writeBaseline(name, picture);
      writeEnvironment(browser, [name]);
    },
  };
}
