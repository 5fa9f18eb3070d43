/**
 * A key that nobody guesses, in hexadecimal digits; `randomUUID` would be missing on a shop tried out over
 * plain HTTP.
 * @param bytes how much chance is in it
 */
export const randomKey = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
