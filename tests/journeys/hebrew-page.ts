/** Elements without content: nothing stands in them. */
const EMPTY = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const TOKENS =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/gi;

/** Names that an element is called by, beside what stands in it. The words of a picture come with the product. */
const NAMES = ['aria-label', 'title', 'placeholder', 'aria-description', 'label'];

const decoded = (text: string): string =>
  text
    .replaceAll(/&(?:#x27|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function attributesOf(source: string): Map<string, string> {
  const found = source.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = '', one, other]) => [
      name.toLowerCase(),
      decoded(one ?? other ?? ''),
    ]),
  );
}

interface Element {
  name: string;
  /** Whether it is marked as English, or stands in something that is. */
  english: boolean;
}

/** Where a reader of a page is: what is open, and what was read so far. */
class Reading {
  readonly words: string[] = [];
  readonly #open: Element[] = [];

  get #english(): boolean {
    return this.#open.at(-1)?.english ?? false;
  }

  text(text: string): void {
    if (!this.#english) this.words.push(decoded(text.trim()));
  }

  begin(name: string, source: string): void {
    const attributes = attributesOf(source);
    const lang = attributes.get('lang');
    const english = lang === undefined ? this.#english : lang === 'en';
    if (!english) this.words.push(...NAMES.flatMap((one) => attributes.get(one) ?? []));
    if (!EMPTY.test(name) && !source.endsWith('/')) this.#open.push({ name, english });
  }

  end(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at >= 0) this.#open.length = at;
  }
}

/** What is written on a page in the language of the page: words marked as English are those of the catalogue. */
function wordsOf(html: string): string[] {
  const reading = new Reading();
  for (const [, , closing, tag, source = '', text] of html.matchAll(TOKENS)) {
    if (text !== undefined) reading.text(text);
    else if (tag !== undefined && closing) reading.end(tag.toLowerCase());
    else if (tag !== undefined) reading.begin(tag.toLowerCase(), source);
  }
  return reading.words;
}

/** What is the same in every language: addresses of the house and of its mail, and numbers of articles. */
const SAME_EVERYWHERE = [
  /48 Orchard Row|New York, NY 10002|Grand Street|Orchard Row/g,
  /[\w.]+@[\w.]+/g,
  /\bOTZ-[A-Z]+-[\d-]+/g,
];

/** Text that is set apart because it may be of any language, such as a title within a sentence. */
const SET_APART = /[\u2066-\u2068][^\u2069]*\u2069/g;

const MONTH =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;
const SENTENCE = /[A-Za-z]{2,}[^A-Za-z\u05D0-\u05EA]+[A-Za-z]{2,}/;
const UNFINISHED = /\bundefined\b|\bNaN\b|\{\w*\}|\[object/;
/** The name of a message in place of what it says. */
const KEY = /\b[a-z]+[A-Z]\w+\b|\b[a-z]+\.[a-z]+[A-Z]\w*/;

/** What a Hebrew page says in another language, or not at all; what is marked as English may say so. */
export function foreignWords(html: string): string[] {
  return wordsOf(html).filter((words) => {
    const said = [SET_APART, ...SAME_EVERYWHERE].reduce(
      (rest, same) => rest.replaceAll(same, ' '),
      words,
    );
    return [MONTH, SENTENCE, UNFINISHED, KEY].some((wrong) => wrong.test(said));
  });
}

/** Where a page leads within the shop; the switch to the other language is no way within this one. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)].flatMap(([, source = '']) => {
    const attributes = attributesOf(source);
    const href = attributes.get('href')?.replace(/#.*/, '') ?? '';
    const within = href.startsWith('/') && !/^\/(?:api|media|dev)\//.test(href);
    return within && !attributes.has('hreflang') ? href : [];
  });
}
