import { basePaths, type Language } from '@otzar/contract/language';
import { PERSONAL_PATHS } from '../../kit/public-paths.ts';

/** What is no page of this language at an address that looks like one. */
const NO_PAGES = [
  'api',
  'assets',
  'back-in-stock',
  'dev',
  'he',
  'library',
  'media',
  'newsletter',
  'sitemap',
];

/** The shapes of the addresses of public pages; those of one word are the shop's own, such as its bag. */
const PUBLIC_SHAPES = ['', '/:page/:id', '/:index/:slug/:id'];

/**
 * Has a browser fetch a public page as soon as a link to it is pressed, while the page has no scripts yet; once it has,
 * the router does what is to be done, and takes the rules away (`app/platform/speculation.ts`). Nothing sooner: what is only
 * looked at would stand in the way of the scripts. Fetched and not drawn, so that nobody is counted who has not come.
 */
function scriptOf(language: Language): Buffer {
  const base = basePaths[language].replace(/\/$/, '');
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: PUBLIC_SHAPES.map((shape) => `${base}${shape}` || '/') },
            {
              not: {
                href_matches: [...PERSONAL_PATHS, ...NO_PAGES].map((area) => `${base}/${area}/*`),
              },
            },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  };
  return Buffer.from(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
}

const scripts = { en: scriptOf('en'), he: scriptOf('he') };

/** Puts the rules at the end of a finished public page, where they delay nothing. */
export function withSpeculationRules(page: Buffer, language: Language): Buffer {
  const end = page.lastIndexOf('</body>');
  if (end === -1) return page;
  return Buffer.concat([page.subarray(0, end), scripts[language], page.subarray(end)]);
}
