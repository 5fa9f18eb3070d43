/**
 * The newest entries of a changelog, whose newest stands first.
 * @param changelog as Markdown, with a list under a heading for each release
 * @param count how many
 */
export function latestOf(changelog: string, count: number): string {
  const [, ...entries] = changelog.split(/^- /m);
  return entries
    .slice(0, count)
    .map((entry) => `- ${entry.split(/^#/m)[0]?.trimEnd()}`)
    .join('\n');
}
