import { isIPv4, isIPv6 } from 'node:net';

/** Of 128 bits so many are the network that one household or office is given; the rest its devices choose. */
const HOUSEHOLD_BITS = 64;
/** Some providers give so large a network to one customer, who then has 256 of the smaller ones. */
const CUSTOMER_BITS = 56;
const WORD_BITS = 16;

/** An address without what proxies write around it: brackets, a port, the name of an interface. */
function bare(written: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(written) ?? [];
  return (bracketed ?? beforePort ?? written).replace(/%.*$/, '');
}

/** The eight words of an IPv6 address; the end of it may be written as an IPv4 address. */
function wordsOf(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a, b, c, d) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [before = '', after] = hexadecimal.split('::');
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16));
  if (after === undefined) return numbers(before);
  const [head, tail] = [numbers(before), numbers(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** `::ffff:203.0.113.9` is how a socket that takes both kinds writes `203.0.113.9`. */
function mappedIPv4(words: number[]): string | null {
  const [high = 0, low = 0] = words.slice(6);
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

function networkOf(words: number[], bits: number): string {
  const kept = words.slice(0, Math.ceil(bits / WORD_BITS));
  const last = kept.length * WORD_BITS - bits;
  const masked = kept.map((word, at) => (at === kept.length - 1 ? (word >> last) << last : word));
  return `${masked.map((word) => word.toString(16)).join(':')}::/${bits}`;
}

/**
 * What limits count an address as: an IPv4 address itself, of an IPv6 address its /64, for whoever has one
 * address there has 2⁶⁴. Empty for what is no address.
 */
export function addressBlock(written: string): string {
  const address = bare(written.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return '';
  const words = wordsOf(address);
  return mappedIPv4(words) ?? networkOf(words, HOUSEHOLD_BITS);
}

/** The /56 around the /64 of an address, which is counted apart; null where there is none. */
export function widerBlock(block: string): string | null {
  if (!block.endsWith(`::/${HOUSEHOLD_BITS}`)) return null;
  return networkOf(wordsOf(block.replace(/\/\d+$/, '')), CUSTOMER_BITS);
}
