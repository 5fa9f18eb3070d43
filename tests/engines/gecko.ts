import puppeteer from 'puppeteer-core';
import { findCommand } from '../runner/find-command.mjs';
import { type Browser, viewport } from './browser.ts';

/** Starts Debian's Firefox, which speaks WebDriver BiDi by itself. */
export async function startGecko(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findCommand('firefox-esr'),
    defaultViewport: viewport,
  });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        reload: async () => void (await page.reload()),
        evaluate: (expression) => page.evaluate(expression),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
