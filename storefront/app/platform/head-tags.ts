import { asMarkup } from '@otzar/domain/markup';

/** A tag of a page's head that only other machines read: a link or a meta tag, or a script of data. */
export type HeadTag =
  | { tag: 'link' | 'meta'; attributes: Record<string, string> }
  | { tag: 'data'; data: object };

/** Data as it may stand within a script: nothing in it ends the script, or begins a comment. */
const scriptData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The tags as HTML, whatever the words in them. */
export const writeHead = (tags: HeadTag[]): string =>
  tags
    .map((tag) => {
      if (tag.tag === 'data')
        return `<script type="application/ld+json">${scriptData(tag.data)}</script>`;
      const attributes = Object.entries(tag.attributes).map(
        ([name, value]) => ` ${name}="${asMarkup(value)}"`,
      );
      return `<${tag.tag}${attributes.join('')}>`;
    })
    .join('');
