/**
 * A story's tags with those of its file, as the story index has them: one that begins with `!` takes another away.
 * @param {string[]} [ofFile]
 * @param {string[]} [ofStory]
 * @returns {string[]}
 */
export function allTags(ofFile = [], ofStory = []) {
  const tags = new Set();
  for (const tag of [...ofFile, ...ofStory]) {
    if (tag.startsWith('!')) tags.delete(tag.slice(1));
    else tags.add(tag);
  }
  return [...tags];
}
