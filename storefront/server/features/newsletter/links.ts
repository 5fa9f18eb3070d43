import { letterLinks } from '../../kit/mail/letter-links.ts';

/** What the links of a letter about the newsletter lead to. */
export const links = letterLinks('newsletter');
