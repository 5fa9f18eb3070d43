import { inflateSync } from 'node:zlib';

/** What is in the streams of a PDF, by the number of their object. */
function streamsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1');
  const streams = new Map<string, string>();
  for (const found of text.matchAll(
    /(\d+) 0 obj\n<<((?:(?!endobj).)*?)>>\nstream\n(.*?)\nendstream/gs,
  )) {
    const [, number = '', dictionary = '', body = ''] = found;
    if (/\/Subtype \/Image|FontFile|CIDFontType0C/.test(dictionary)) continue;
    const bytes = Buffer.from(body, 'latin1');
    const plain = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    streams.set(number, plain.toString('latin1'));
  }
  return streams;
}

/** Which letters a font's glyphs stand for, by their place in its map. */
function lettersOf(map: string): string[] {
  const lists = [...map.matchAll(/\[(.*?)\]/gs)].map(([, list = '']) => list).join(' ');
  return [...lists.matchAll(/<([\da-f ]*)>/gi)]
    .map(([, codes = '']) => codes)
    .map((codes) =>
      codes
        .trim()
        .split(' ')
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    );
}

/**
 * The words of a PDF that pdfkit wrote, line by line and from left to right, as the eye has them: Hebrew, which
 * is read from the right, stands backwards.
 */
export function pdfWords(file: Uint8Array): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const text = bytes.toString('latin1');
  const streams = streamsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const [, name = '', number] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`\\n${number} 0 obj\\n<<(.*?)endobj`, 's').exec(text)?.[1] ?? '';
    const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
    fonts.set(name, lettersOf(streams.get(map) ?? ''));
  }
  const lines = new Map<string, string>();
  let page = 0;
  for (const stream of streams.values()) {
    if (!stream.includes(' Tf')) continue;
    page += 1;
    for (const [, block = ''] of stream.matchAll(/BT\n(.*?)ET/gs)) {
      const [, y = ''] = /1 0 0 1 [\d.]+ ([\d.]+) Tm/.exec(block) ?? [];
      const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? [];
      const [, shown = ''] = /\[(.*?)\] TJ/s.exec(block) ?? [];
      const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      const words = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
      const key = `${page} ${y}`;
      lines.set(key, (lines.get(key) ?? '') + words);
    }
  }
  return [...lines.values()].join('\n');
}
