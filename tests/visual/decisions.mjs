import { readFileSync } from 'node:fs';
import { Refused } from '../runner/refused.mjs';
import { dropBaseline, writeBaseline, writeEnvironment } from './baselines.mjs';
import { findingPicture, writeFindings } from './findings.mjs';
import { decode } from './picture.mjs';
import { picturesIn } from './picture-files.mjs';

/** @typedef {import('./findings.mjs').Kept} Kept */

/** Whether somebody must decide: what was right the second time is only told. @param {Pick<Kept, 'kind'>} finding */
export const isOpen = ({ kind }) => kind !== 'flaky';

/** Why a finding cannot be accepted, if it cannot. @param {Kept} finding */
export function whyUnacceptable({ name, kind, unfit }) {
  if (unfit) return `${name} cannot be accepted: ${unfit}.`;
  if (['changed', 'new', 'removed'].includes(kind)) return undefined;
  return `${name} cannot be accepted: it is ${kind}, and has no new picture to keep.`;
}

/**
 * What a person decides about the findings of a run. Whatever is decided is written down at once, so that nothing of it is
 * lost when the review ends in the middle.
 * @param {{ at: string, findings: Kept[] }} kept
 * @param {{ folder: string, browser: string, baselines?: string }} places `folder` of the findings; path of the browser
 *   that drew them; the folder of the baselines, where it is not the house's own
 */
export function decisionsOn(kept, { folder, browser, baselines }) {
  const { findings } = kept;
  const files = baselines && picturesIn(baselines);

  /** @throws {Refused} for a name that no finding has */
  function findingsCalled(names) {
    return names.flatMap((name) => {
      const called = findings.filter((one) => one.name === name && isOpen(one));
      if (called.length > 0) return called;
      throw new Refused(`Nothing is to be decided about "${name}".`);
    });
  }

  async function keep({ id, name, kind }) {
    if (kind === 'removed') return dropBaseline(name, files);
    const picture = await decode(readFileSync(findingPicture(folder, id, 'now')));
    return writeBaseline(name, picture, files);
  }

  return {
    findings,

    /**
     * Keeps the pictures of these findings, and no other.
     * @param {string[]} names
     * @throws {Refused} when one of them is unknown or cannot be accepted; then none is
     */
    async accept(names) {
      const chosen = findingsCalled(names);
      const unacceptable = chosen.map(whyUnacceptable).find(Boolean);
      if (unacceptable) throw new Refused(unacceptable);
      const drawn = [];
      try {
        for (const finding of chosen) {
          await keep(finding);
          finding.decision = 'accepted';
          if (finding.kind !== 'removed') drawn.push(finding.name);
        }
      } finally {
        // What was kept before the disk was full is kept.
        if (drawn.length > 0) writeEnvironment(browser, drawn, baselines);
        writeFindings(folder, kept);
      }
    },

    /**
     * Marks these findings as faults.
     * @param {string[]} names
     * @throws {Refused} when one of them is unknown, or was accepted before
     */
    refuse(names) {
      const chosen = findingsCalled(names);
      const accepted = chosen.find(({ decision }) => decision === 'accepted');
      if (accepted)
        throw new Refused(
          `${accepted.name} was accepted already: git has the picture that was kept before.`,
        );
      for (const finding of chosen) finding.decision = 'refused';
      writeFindings(folder, kept);
    },

    /** How many findings have been accepted, refused, and left. */
    counts() {
      const open = findings.filter(isOpen);
      const decided = (decision) => open.filter((one) => one.decision === decision).length;
      const [accepted, refused] = [decided('accepted'), decided('refused')];
      return { accepted, refused, left: open.length - accepted - refused };
    },
  };
}
