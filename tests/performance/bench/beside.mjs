import { CommandFailed } from '../../../storefront/launch/process.mjs';

/**
 * The addresses to be measured beside this shop, by the name of their column.
 * @param {string[]} given each `name=url`
 * @throws {CommandFailed} where one is something else
 */
export function readBeside(given) {
  const pairs = given.map((one) => {
    const [, name, url] = /^([^=]+)=(.+)$/.exec(one) ?? [];
    if (!name || !/^https?:/.test(url) || !URL.canParse(url))
      throw new CommandFailed(
        `--beside takes name=url, such as old=http://localhost:3001/, not ${one}.`,
      );
    return [name, new URL(url).href];
  });
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new CommandFailed(`--beside names two shops ${twice}. Give each a name of its own.`);
  return Object.fromEntries(pairs);
}
