import type { Declared } from './declared.ts';
import { declarable, inAtlas, STATE_TAG, storyOf } from './states.ts';

const isKnown = (state: string) => declarable.some((known) => known === state);

/** States that are named in the file and that there are none of. */
function unknownIn({ title, stories, doesNotApply }: Declared): string[] {
  const tagged = stories.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(STATE_TAG)));
  const named = [...tagged.map((tag) => tag.slice(STATE_TAG.length)), ...Object.keys(doesNotApply)];
  return [...new Set(named)]
    .filter((state) => !isKnown(state))
    .map((state) => `${title}: there is no state "${state}", only ${declarable.join(', ')}.`);
}

/** States that are shown and said not to apply. */
const contradictionsIn = ({ title, stories, doesNotApply }: Declared): string[] =>
  declarable.flatMap((state) => {
    const shown = storyOf(stories, state);
    return shown && state in doesNotApply
      ? `${title}: ${shown.name} shows "${state}", which is said not to apply.`
      : [];
  });

const unreasonedIn = ({ title, doesNotApply }: Declared): string[] =>
  Object.entries(doesNotApply)
    .filter(([, reason]) => !/^[A-Z“].*\.$/.test(reason))
    .map(([state]) => `${title}: say in a sentence why "${state}" does not apply.`);

/** States of a screen or a widget that no story shows and nothing is said of. */
const missingIn = ({ title, stories, doesNotApply }: Declared): string[] =>
  declarable
    .filter((state) => inAtlas(title) && !(state in doesNotApply))
    .filter((state) => !storyOf(stories, state))
    .map(
      (state) =>
        `${title}: tag a story "${STATE_TAG}${state}", or say in kinds or doesNotApply why there is none.`,
    );

/**
 * What is wrong with the states that a stories file declares: names that are none, contradictions, reasons that are no
 * sentences and, for a screen or a widget, cells of the atlas that would be missing. Each is a sentence.
 */
export const faultsIn = (declared: Declared): string[] => [
  ...unknownIn(declared),
  ...contradictionsIn(declared),
  ...unreasonedIn(declared),
  ...missingIn(declared),
];
