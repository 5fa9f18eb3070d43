import { Refused } from '../runner/refused.mjs';

/** How many names are offered for one that nothing has. */
const OFFERED = 5;

/** The id of a story's component: what stands before the two hyphens. */
const componentOf = (id) => id.split('--')[0];

/** @returns {{ id: string, mode: string | undefined }} */
function parse(name) {
  const dot = name.indexOf('.');
  return dot < 0
    ? { id: name, mode: undefined }
    : { id: name.slice(0, dot), mode: name.slice(dot + 1) };
}

function unknown(name, stories, pictures) {
  const { id } = parse(name);
  const known = [
    ...new Set(stories.map((story) => componentOf(story.id))),
    ...stories.map((story) => story.id),
    ...pictures.map(({ story, mode }) => `${story}.${mode}`),
  ];
  const offered = known.filter((one) => one.includes(id)).slice(0, OFFERED);
  const hint =
    offered.length > 0
      ? `Did you mean ${offered.join(', ')}?`
      : 'storybook-static/index.json has all ids.';
  return new Refused(`No story, component or picture is called "${name}". ${hint}`);
}

/**
 * What a person has named: a story by its id (`widgets-bagline--full`), one picture of it by its mode
 * (`widgets-bagline--full.dark`), or a component with all its stories (`widgets-bagline`). Nothing else is taken: what
 * only begins like it is another story.
 * @param {string[]} names none for everything
 * @param {import('../../.storybook/pictures.mjs').IndexedStory[]} stories
 * @param {{ story: string, mode: import('../../.storybook/pictures.mjs').ModeName }[]} pictures
 * @throws {Refused} for a name that nothing has, with those that are like it
 */
export function select(names, stories, pictures) {
  if (names.length === 0) return { stories, pictures };
  const wanted = names.map((name) => {
    const { id, mode } = parse(name);
    const named = ({ id: own }) => own === id || componentOf(own) === id;
    const isOf = (picture) =>
      named({ id: picture.story }) && (mode === undefined || picture.mode === mode);
    const found = { stories: stories.filter(named), pictures: pictures.filter(isOf) };
    const none = mode === undefined ? found.stories.length === 0 : found.pictures.length === 0;
    if (none) throw unknown(name, stories, pictures);
    return found;
  });
  const among = (kind) => {
    const all = new Set(wanted.flatMap((found) => found[kind]));
    return (one) => all.has(one);
  };
  return {
    stories: stories.filter(among('stories')),
    pictures: pictures.filter(among('pictures')),
  };
}
