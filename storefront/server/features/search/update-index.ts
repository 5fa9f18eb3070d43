import { algoliasearch } from 'algoliasearch';
import type { Queryable } from '../../db/database.ts';
import type { ProviderSettings } from '../../kit/search-provider.ts';
import { type IndexObject, productObjects, suggestionObjects } from './index-objects.ts';
import { hostsOf, TIMEOUTS } from './provider.ts';

/** What became of the entries of one index. */
export interface IndexUpdate {
  saved: number;
  deleted: number;
  unchanged: number;
}

type Client = ReturnType<typeof algoliasearch>;

/** What is searched, the weightiest first, and what comes first among equals. */
const SETTINGS = {
  products: {
    searchableAttributes: [
      'title',
      'heb_title',
      'departments',
      'creators',
      'forms',
      'vendor',
      'codes',
      'summary',
      'heb_summary',
    ],
    customRanking: ['desc(popularity)'],
  },
  suggestions: { searchableAttributes: ['query'], customRanking: ['desc(popularity)'] },
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** What the index holds already: the hash of each entry by its id. An index that is not there yet is empty. */
async function readHashes(client: Client, indexName: string): Promise<Map<string, unknown>> {
  const hashes = new Map<string, unknown>();
  try {
    await client.browseObjects<{ content_hash?: string }>({
      indexName,
      browseParams: { query: '', attributesToRetrieve: ['content_hash'] },
      aggregator: ({ hits }) => {
        for (const { objectID, content_hash } of hits) hashes.set(objectID, content_hash);
      },
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return hashes;
}

async function updateOne(
  client: Client,
  indexName: string,
  batches: AsyncIterable<IndexObject[]>,
): Promise<IndexUpdate> {
  const gone = await readHashes(client, indexName);
  const update = { saved: 0, deleted: 0, unchanged: 0 };
  for await (const batch of batches) {
    const changed = batch.filter(
      ({ objectID, content_hash }) => gone.get(objectID) !== content_hash,
    );
    for (const { objectID } of batch) gone.delete(objectID);
    if (changed.length > 0) await client.saveObjects({ indexName, objects: changed });
    update.saved += changed.length;
    update.unchanged += batch.length - changed.length;
  }
  if (gone.size > 0) await client.deleteObjects({ indexName, objectIDs: [...gone.keys()] });
  return { ...update, deleted: gone.size };
}

/**
 * Brings the provider's indices up to date with the shop: what is new or has changed is saved, what the shop has no
 * more is deleted, and all else is left alone. It throws the provider's own error when it refuses or does not answer.
 */
export async function updateIndices(
  db: Queryable,
  settings: ProviderSettings,
): Promise<{ products: IndexUpdate; suggestions: IndexUpdate }> {
  const { appId, key, productsIndex, suggestionsIndex } = settings;
  const hosts = hostsOf(settings);
  const client = algoliasearch(appId, key, {
    timeouts: { ...TIMEOUTS, read: TIMEOUTS.write },
    ...(hosts && { hosts }),
  });
  await client.setSettings({ indexName: productsIndex, indexSettings: SETTINGS.products });
  await client.setSettings({ indexName: suggestionsIndex, indexSettings: SETTINGS.suggestions });
  return {
    products: await updateOne(client, productsIndex, productObjects(db)),
    suggestions: await updateOne(client, suggestionsIndex, suggestionObjects(db)),
  };
}
