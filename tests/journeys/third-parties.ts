import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a company's chat or form does: it shows itself when the shop asks it to. */
const widget = (kind: string) => `
addEventListener('otzar:open-${kind}', () => {
  const shown = document.querySelector('[data-widget="${kind}"]') ?? document.createElement('aside');
  shown.dataset.widget = '${kind}';
  shown.textContent = 'The ${kind} of a company';
  shown.style.cssText = 'position: fixed; inset-block-end: 120px; inset-inline-end: 8px';
  document.body.append(shown);
});`;

/** A tracker takes over the queue that was begun for it. */
const tracker = `
const before = window._learnq ?? [];
window.told = [...before];
window._learnq = { push: (command) => window.told.push(command) };`;

const scripts: Record<string, string> = {
  '/track.js': tracker,
  '/chat.js': widget('chat'),
  '/feedback.js': widget('feedback'),
};

/** Stands in for the companies that help the shop, on an origin of their own. */
export async function startThirdParties() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(scripts[url] ? 200 : 404, { 'Content-Type': 'text/javascript' });
    answer.end(scripts[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** The paths that were asked for, in their order. */
    asked,
    /** What a shop is told of them. */
    env: {
      MARKETING_SCRIPT: `${origin}/track.js`,
      CHAT_SCRIPT: `${origin}/chat.js`,
      FEEDBACK_SCRIPT: `${origin}/feedback.js`,
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
