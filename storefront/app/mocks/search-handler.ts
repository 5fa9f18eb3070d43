import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import { MOST_PRODUCTS, MOST_QUERIES, MultiQuery, SEARCH_PATH } from '@otzar/contract/search';
import { plainWords } from '@otzar/domain/plain-words';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';

/** Whether each word asked for begins a word of the text. */
const holds = (text: string, query: string) => {
  const words = plainWords(text);
  const asked = plainWords(query);
  return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)));
};

const found = (query: string) =>
  sampleProducts
    .map(cardOf)
    .filter(({ title, heb_title }) => holds(`${title} ${heb_title ?? ''}`, query));

/** Where the multi-query is answered; a star stands for any host. */
export const SEARCH_CALL = `*${SEARCH_PATH}`;

/** Answers the search provider's multi-query from the sample products. */
export const answerSearch = http.post(SEARCH_CALL, async ({ request }) => {
  const asked = v.safeParse(MultiQuery, await request.json());
  if (!asked.success)
    return HttpResponse.json({ message: 'This is no multi-query.' }, { status: 400 });
  const results = asked.output.requests.map(({ query, indexName, hitsPerPage }) => ({
    index: indexName,
    query,
    hits: indexName.endsWith('query_suggestions')
      ? found(query)
          .map(({ id, title }) => ({ objectID: String(id), query: title.toLowerCase() }))
          .slice(0, hitsPerPage ?? MOST_QUERIES)
      : found(query)
          .map(({ id, title, image, path }) => ({ objectID: String(id), title, image, path }))
          .slice(0, hitsPerPage ?? MOST_PRODUCTS),
  }));
  return HttpResponse.json({ results });
});
