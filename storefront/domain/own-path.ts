/** Longer than any address of this shop, in characters: what is kept or sent beyond it is no address. */
const LONGEST = 2_000;

/** C0, DEL and C1: browsers drop some of them from an address before they read it. */
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f);

const hasControl = (text: string): boolean =>
  [...text].some((letter) => isControl(letter.codePointAt(0) ?? 0));

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decoded as often as anything on the way might decode it. */
function bare(segment: string): string | null {
  let now: string | null = segment;
  for (let before: string | null = null; now !== null && now !== before; ) {
    before = now;
    now = decoded(before);
    // A percent sign of its own, once decoded, is a letter like any other.
    if (now === null && before !== segment) return before;
  }
  return now;
}

function isPlain(segment: string): boolean {
  const name = bare(segment);
  return name !== null && name !== '.' && name !== '..' && !/[/\\]/.test(name) && !hasControl(name);
}

/**
 * A path that was kept or sent, if it leads to this site and nowhere else; null for anything that a browser or a
 * router could take for another site, another scheme or another folder (decision 007). Takes anything:
 * storage, addresses and answers come from outside.
 * @returns the path as it was given, with its query and hash
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  if (!text.startsWith('/') || text.includes('\\') || hasControl(text)) return null;
  if (/\p{Cs}/u.test(text)) return null;
  const [pathname = ''] = text.split(/[?#]/, 1);
  const segments = pathname.slice(1).split('/');
  // A slash at the end is one empty name; an empty name anywhere else makes two slashes.
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  return named.every((segment) => segment !== '' && isPlain(segment)) ? text : null;
}
