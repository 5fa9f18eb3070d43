import { StartProblem } from '../../db/start-problem.ts';
import { type IndexUpdate, updateIndices } from '../../features/search/update-index.ts';
import { providerSettings } from '../../kit/search-provider.ts';
import { command } from './command.ts';

const set = (name: string) => process.env[name]?.trim() || null;

const MISSING =
  'ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY, a key that may write, must be set: nothing was sent.';

const said = (what: string, { saved, deleted, unchanged }: IndexUpdate): string =>
  `${what}: ${saved} saved, ${deleted} deleted, ${unchanged} unchanged.`;

await command(
  () => {
    const settings = providerSettings(set, 'ALGOLIA_ADMIN_KEY');
    if (settings === null) throw new StartProblem(MISSING);
    return settings;
  },
  async ({ db }, settings) => {
    const { products, suggestions } = await updateIndices(db, settings).catch((error: unknown) => {
      throw new StartProblem(`The search provider refused: ${(error as Error).message}`);
    });
    return `${said('Products', products)}\n${said('Suggestions', suggestions)}`;
  },
);
