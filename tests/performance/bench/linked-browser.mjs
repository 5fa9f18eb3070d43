import { openBrowser } from '../../runner/open-browser.mjs';
import { trustArgs } from './certificate.mjs';
import { startLink } from './link.mjs';

const portOf = ({ port, protocol }) => Number(port || (protocol === 'https:' ? 443 : 80));

/**
 * Opens a browser that reaches the shop of each address over a link of its own, under the shop's own name.
 * @param {string[]} addresses
 */
export async function openLinkedBrowser(addresses) {
  const links = new Map();
  for (const address of addresses) {
    const url = new URL(address);
    if (links.has(url.host)) continue;
    const link = await startLink({ hostname: url.hostname, port: portOf(url) });
    links.set(url.host, {
      link,
      rule: `MAP ${url.hostname}:${portOf(url)} 127.0.0.1:${link.port}`,
    });
  }
  const rules = [...links.values()].map(({ rule }) => rule).join(', ');
  const browser = await openBrowser([...trustArgs(), `--host-resolver-rules=${rules}`]);
  return {
    browser,
    /** The link over which an address is reached. @param {string} address */
    linkOf: (address) => links.get(new URL(address).host).link,
    close: async () => {
      await browser.close();
      for (const { link } of links.values()) link.close();
    },
  };
}
