import {
  MOST_PRODUCTS,
  MOST_QUERIES,
  MultiQuery,
  type MultiQueryAnswer,
  PRODUCTS_INDEX,
  SEARCH_PATH,
  type SearchRequest,
  SUGGESTIONS_INDEX,
} from '@otzar/contract/search';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { readText, storable } from '../../kit/body.ts';
import { HttpError, notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { type Hits, Suggesting } from './suggest.ts';

type Result = MultiQueryAnswer['results'][number];

/** Reads the body whatever its type: the provider's client calls its JSON plain text. */
async function readQueries(c: Context): Promise<SearchRequest[]> {
  const text = await readText(c);
  const parsed = v.safeParse(MultiQuery, asJson(text));
  if (parsed.success) return parsed.output.requests;
  const [issue] = parsed.issues;
  const at = v.getDotPath(issue) ?? 'the body';
  throw new HttpError(400, `This is no multi-query: ${at} is not as it must be. ${issue.message}`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

interface Index {
  most: number;
  read: (suggesting: Suggesting, request: SearchRequest) => Promise<Hits>;
}

const indices = new Map<string, Index>([
  [
    PRODUCTS_INDEX,
    { most: MOST_PRODUCTS, read: (suggesting, request) => suggesting.products(request) },
  ],
  [
    SUGGESTIONS_INDEX,
    { most: MOST_QUERIES, read: (suggesting, request) => suggesting.queries(request) },
  ],
]);

async function answer(suggesting: Suggesting, request: SearchRequest): Promise<Result> {
  const started = performance.now();
  const index = indices.get(request.indexName);
  if (index === undefined) throw notFound('There is no such index.');
  const { hits, total, ...meant } = await index.read(suggesting, request);
  const { indexName, query, page } = request;
  const hitsPerPage = Math.min(request.hitsPerPage ?? index.most, index.most);
  return {
    hits,
    ...meant,
    page,
    nbHits: total,
    nbPages: Math.ceil(total / hitsPerPage),
    hitsPerPage,
    query,
    params: new URLSearchParams({ query, hitsPerPage: String(hitsPerPage) }).toString(),
    index: indexName,
    processingTimeMS: Math.ceil(performance.now() - started),
  };
}

/** The search provider's multi-query. It only reads, so it asks for no anti-forgery pair. */
export function searchRoutes(app: Hono, { db }: Pick<Shop, 'db'>): void {
  app.post(SEARCH_PATH, async (c) => {
    const suggesting = new Suggesting(db);
    const requests = await readQueries(c);
    const results = await Promise.all(requests.map((request) => answer(suggesting, request)));
    return c.json({ results } satisfies MultiQueryAnswer, 200, { 'Cache-Control': 'no-store' });
  });
}
