import { vi } from 'vitest';
import { freePort } from '../../storefront/launch/free-port.mjs';
import { ended } from '../../storefront/launch/process.mjs';
import { endChild, startChild } from '../runner/child.mjs';
import type { Browser } from './browser.ts';
import { openSession } from './webdriver.ts';

/** A screen that nobody sees, as WebKit's browser draws on one. */
async function startScreen() {
  const child = startChild('Xvfb', [
    // Without the last one it refuses who comes just after the only other has gone.
    ...['-displayfd', '1', '-nolisten', 'tcp', '-noreset'],
    ...['-screen', '0', '1280x1024x24'],
  ]);
  const number = await new Promise((tell, refuse) => {
    child.stdout?.once('data', tell);
    child.once('exit', () => refuse(new Error('Xvfb did not start.')));
  });
  // It is listened to, as what nobody reads holds up who says it.
  return { child, gone: ended(child), display: `:${String(number).trim()}` };
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
  const gone = ended(child);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 });
  return { child, gone, address };
}

/** Starts Debian's WebKit, with a screen. */
export async function startWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  return {
    newTab: () => openSession(driver.address),
    close: async () => {
      for (const { child, gone } of [driver, screen]) {
        endChild(child);
        await gone;
      }
    },
  };
}
