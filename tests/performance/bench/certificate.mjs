import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../storefront/launch/process.mjs';

const file = (name) => join(root, 'tests/certificates', name);

/** Settings of a shop that speaks TLS and HTTP/2 itself. */
export const secure = { TLS_CERT: file('first.pem'), TLS_KEY: file('first-key.pem') };

/** Has a browser trust that certificate whole: no service worker comes from a shop whose certificate is only let pass. */
export function trustArgs() {
  const { publicKey } = new X509Certificate(readFileSync(secure.TLS_CERT));
  const key = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return [`--ignore-certificate-errors-spki-list=${key.digest('base64')}`];
}
