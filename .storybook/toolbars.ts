import type { Preview } from '@storybook/react-vite';
import { currencies } from './prices.ts';

/** A choice in the toolbar; the first is what a story starts with. */
const choice = <Icon extends string>(
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** What a designer may set for any story. Viewports come with Storybook, see `modes.mjs`. */
export const toolbars = {
  theme: choice('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  interface: choice('Language of the interface', 'globe', [
    { value: 'en', title: 'Interface: English' },
    { value: 'he', title: 'Interface: Hebrew' },
  ]),
  direction: choice('Direction of the text', 'transfer', [
    { value: 'auto', title: 'As the interface’s language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  language: choice('Language of product text', 'book', [
    { value: 'eng', title: 'Products: English' },
    { value: 'heb', title: 'Products: Hebrew' },
  ]),
  currency: choice(
    'Currency that prices are shown in',
    'credit',
    currencies.map(({ currency, name }) => ({ value: currency, title: `${currency}, ${name}` })),
  ),
  customer: choice('Who is here', 'user', [
    { value: 'guest', title: 'Guest' },
    { value: 'signedIn', title: 'Signed-in customer' },
  ]),
  network: choice('Network', 'lightning', [
    { value: 'default', title: 'Answers' },
    { value: 'slow', title: 'Never answers' },
    { value: 'failed', title: 'Fails' },
  ]),
  textSize: choice('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  interface: 'en',
  direction: 'auto',
  language: 'eng',
  currency: 'USD',
  customer: 'guest',
  network: 'default',
  textSize: '100',
};

export type ToolbarGlobals = typeof initialGlobals;
