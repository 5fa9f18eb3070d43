import { PRODUCTS_INDEX, SearchRequest, SUGGESTIONS_INDEX } from '@otzar/contract/search';
import * as v from 'valibot';
import { type Database, openDatabase } from '../../../storefront/server/db/database.ts';
import { findProducts } from '../../../storefront/server/features/search/find.ts';
import { Suggesting } from '../../../storefront/server/features/search/suggest.ts';
import { readConfiguration } from '../../../storefront/server/kit/configuration.ts';
import { typedQueries } from './typed-queries.ts';

/** By then statements are prepared, and the program runs as it does from then on. */
const WARM_UP = 5;
const TURNS = 25;

/** Each way that a query is answered, as a shop does it. */
const answers = {
  /** The products of a result page. */
  found: (db: Database, query: string) => findProducts(db, query),
  /** Both lists under the search field. */
  suggested: (db: Database, query: string) => {
    const suggesting = new Suggesting(db);
    const request = (indexName: string) => v.parse(SearchRequest, { indexName, query });
    return Promise.all([
      suggesting.queries(request(SUGGESTIONS_INDEX)),
      suggesting.products({
        ...request(PRODUCTS_INDEX),
        restrictSearchableAttributes: ['title'],
      }),
    ]);
  },
};

async function timesOf(answer: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    const started = performance.now();
    await answer();
    times.push(performance.now() - started);
  }
  return times.slice(WARM_UP);
}

const { db, close } = await openDatabase(readConfiguration(process.env));
const measured = [];
for (const [kind, queries] of Object.entries(typedQueries))
  for (const query of queries)
    measured.push({
      kind,
      query,
      found: await timesOf(() => answers.found(db, query)),
      suggested: await timesOf(() => answers.suggested(db, query)),
    });
await close();
process.stdout.write(JSON.stringify(measured));
