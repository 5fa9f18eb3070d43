import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../../storefront/launch/free-port.mjs';
import { endChild, startChild } from '../runner/child.mjs';
import type { Browser } from './browser.ts';
import { openSession } from './webdriver.ts';

/** Ends a child, and waits until it is gone. */
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  endChild(child);
  await gone;
}

/** A screen that nobody sees, as WebKit's browser draws on one. */
async function startScreen() {
  const child = startChild('Xvfb', [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', '1280x1024x24'],
  ]);
  const number = await new Promise((tell, refuse) => {
    child.stdout?.once('data', tell);
    child.once('exit', () => refuse(new Error('Xvfb did not start.')));
  });
  return { child, display: `:${String(number).trim()}` };
}

/** Starts the driver of Debian's WebKit, and waits until it answers. */
async function startDriver(display: string) {
  const port = await freePort();
  const child = startChild('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      // Root has no sandbox, nor has most of a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 });
  return { child, address };
}

/** Starts Debian's WebKit, with a screen. */
export async function startWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  return {
    newTab: () => openSession(driver.address),
    close: async () => {
      await end(driver.child);
      await end(screen.child);
    },
  };
}
