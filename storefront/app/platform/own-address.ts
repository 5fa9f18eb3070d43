import { addressIn } from '@otzar/contract/language';
import { base, language } from '#language';

/**
 * The address of a page of this language, as browsers and servers know it: for what no link of the router's leads to, such
 * as a form that is sent without scripts.
 * @param path as the router knows it, e.g. `/bag`
 */
export const addressOfPage = (path: string): string => addressIn(language, path);

/** The whole address of a page of this language. @param site where the shop stands, e.g. `https://shop.example` */
export const urlOfPage = (site: string, path: string): string => `${site}${addressOfPage(path)}`;

/**
 * What the router calls a page: its address without what stands before all pages of this language.
 * @param address path and query, as browsers and servers know them
 */
export const pageAt = (address: string): string =>
  base !== '' && new RegExp(`^${base}(?=[/?]|$)`, 'i').test(address)
    ? address.slice(base.length).replace(/^(?!\/)/, '/')
    : address;
