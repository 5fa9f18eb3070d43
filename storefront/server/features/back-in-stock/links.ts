import { letterLinks } from '../../kit/mail/letter-links.ts';

/** What the links of a letter about something sold out lead to. */
export const links = letterLinks('back-in-stock');
