import tokens from '@otzar/tokens/tokens.json';
import { language } from '#language';
import type { HeadTag } from './head-tags.ts';

const page = tokens.find(({ name }) => name === '--color-surface-page');
if (!page?.dark) throw new Error('The tokens have no ground for a page.');

/** The ground of a page: what a browser paints around it. */
export const GROUND = { light: page.value, dark: page.dark };

const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });

const ground = (scheme: keyof typeof GROUND): HeadTag => ({
  tag: 'meta',
  attributes: {
    name: 'theme-color',
    content: GROUND[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  },
});

/** What a browser needs to put the shop on a home screen, and to paint what stands around a page. */
export const installTags: HeadTag[] = [
  link('manifest', language === 'he' ? '/manifest.he.webmanifest' : '/manifest.webmanifest'),
  link('apple-touch-icon', '/icons/apple-touch-icon.png'),
  ground('light'),
  ground('dark'),
];
