import type { Listing } from '@otzar/contract/listing';
import type { Words } from '../../kit/catalogue-words.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import {
  type CategoryNode,
  type ListIndex,
  lineageOf,
} from '../../kit/listing-index/listing-index.ts';
import { home } from '../category/breadcrumb-trail.ts';
import { categoryPath } from '../category/path.ts';

/** What a list says of itself; the way to it is straight from Home. */
export const heading = (
  kind: Listing['kind'],
  { title, path, ...words }: Pick<Listing, 'title' | 'heb_title' | 'description' | 'path'>,
) => ({ kind, title, path, ...words, children: [], breadcrumbs: [home(), { name: title, path }] });

const stepIn = (words: Words) => (node: CategoryNode) => ({
  name: words(node.name),
  path: categoryPath(node),
});

/** A title and the Hebrew one beside it, where that is not what it is called already. */
export function titled(words: Words, title: string, hebrew: string | null) {
  const shown = words(title);
  return { title: shown, heb_title: shown === hebrew ? null : hebrew };
}

/** The words of a list that has a Hebrew title of its own. */
export const wordsOf = (
  { title, heb_title, description }: Pick<Listing, 'title' | 'heb_title' | 'description'>,
  words: Words,
) => ({ ...titled(words, title, heb_title), description: words(description) });

/** What a category says of itself, with the way to it and what lies below it. */
export function categoryHeading(index: ListIndex, node: CategoryNode, words: Words) {
  const step = stepIn(words);
  const countIn = ({ term }: CategoryNode) => runOf(index.rowsOf, term).length;
  return {
    kind: 'category' as const,
    ...titled(words, node.name, node.heb_name),
    description: words(node.description),
    path: categoryPath(node),
    breadcrumbs: [home(), ...lineageOf(index, node).map(step)],
    children: node.children.map((child) => ({ ...step(child), count: countIn(child) })),
  };
}
