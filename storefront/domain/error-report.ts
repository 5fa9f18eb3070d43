/** Reports of one visit: how many there may be, and how many there are unless more is asked for (specification, section 9). */
const EVENTS = { least: 1, most: 100, usual: 10 };
/** Characters of a breadcrumb's text (specification, section 9). */
const BREADCRUMB_LENGTH = 140;
/** Bytes of a report (specification, section 9). */
export const LARGEST_REPORT = 1_000_000;

/** Whether an address of an error-reporting service carries a key: 32 hexadecimal characters. */
export const hasReportKey = (dsn: string): boolean =>
  URL.canParse(dsn) && /^[\da-f]{32}$/i.test(new URL(dsn).username);

/** How many reports a visit may send; what is no whole number from 1 to 100 is the usual number. */
export function mostReports(asked: string | null): number {
  const most = Number(asked ?? EVENTS.usual);
  const makesSense = Number.isInteger(most) && most >= EVENTS.least && most <= EVENTS.most;
  return makesSense ? most : EVENTS.usual;
}

/** What opens something to whoever has it: the last part of `/password/reset/{token}`, and words as long as a token. */
const withoutTokens = (path: string): string =>
  path
    .replace(/(\/password\/reset\/)[^/\s?#"']+/gi, '$1[token]')
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]');

/** An address as a report may name it: where on the site, and nothing that was asked or typed there. */
export const plainAddress = (address: string): string =>
  withoutTokens(address.split(/[?#]/, 1)[0] ?? '');

/** Words as a report may repeat them: no query, e-mail address, number of a card or telephone, gift code or token. */
export const plainWords = (text: string): string =>
  withoutTokens(
    text
      .replace(/\?[^\s"'<>)]*/g, '')
      .replace(/[^\s"'<>()=,;:/]+(?:@|%40)[^\s"'<>(),;:]+/gi, '[e-mail]')
      .replace(/\bOTZ(?:-[A-Z0-9]{2,})+/gi, '[code]')
      .replace(/(?<![\w.])\+?\d[\d ().-]{7,}\d(?![\w])/g, '[number]'),
  );

/** The same, as long as the text of a breadcrumb may be. */
export const breadcrumbText = (text: string): string =>
  plainWords(text).slice(0, BREADCRUMB_LENGTH);
