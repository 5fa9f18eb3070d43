import { join } from 'node:path';
import { rootFolder } from './folders.ts';

/** What the environment says, read once; see the table in the README. */
export interface Configuration {
  /** Port to listen on. */
  port: number;
  /** A PostgreSQL to keep the data in; `null` means the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded database and of drawn pictures. */
  dataFolder: string;
  /** A server that speaks the contract; with it set, only the pages are made here. */
  shopApiUrl: string | null;
  /** Further hosts that the browser may call: search, error reports. */
  connectHosts: string[];
  /** The mail server; `null` lays mail into the data folder. */
  mailUrl: string | null;
  /** Whether `/dev/mail` shows the mail to anyone who asks. */
  mailPage: boolean;
  production: boolean;
}

/** A mistake of whoever starts the shop: said in one line, without a stack. */
export class StartProblem extends Error {}

/** Reads the environment. @throws {StartProblem} when a value makes no sense. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const set = (name: string) => environment[name]?.trim() || null;
  return {
    port: readPort(set('PORT') ?? '3000'),
    databaseUrl: readUrl('DATABASE_URL', set('DATABASE_URL'), ['postgres:', 'postgresql:']),
    dataFolder: set('DATA_DIR') ?? join(rootFolder, '.data'),
    shopApiUrl: readUrl('SHOP_API_URL', set('SHOP_API_URL'), ['http:', 'https:']),
    connectHosts: [...algoliaHosts(set('ALGOLIA_APP_ID')), ...sentryHosts(set('SENTRY_DSN'))],
    mailUrl: readUrl('MAIL_URL', set('MAIL_URL'), ['smtp:', 'smtps:']),
    mailPage: showsMail(environment.NODE_ENV, set('MAIL_PAGE'), set('MAIL_URL')),
    production: environment.NODE_ENV !== 'development',
  };
}

/** Mail holds gift-card codes: a shop in production shows it to nobody unless it is told to. */
function showsMail(mode: string | undefined, page: string | null, mailUrl: string | null): boolean {
  if (page === null) return mode === 'development' && mailUrl === null;
  if (page === 'on' || page === 'off') return page === 'on';
  throw new StartProblem(`MAIL_PAGE is "${page}"; it must be on or off.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT is "${text}"; it must be a number from 0 to 65535.`);
}

function readUrl(name: string, text: string | null, protocols: string[]): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  const start = protocols.map((protocol) => `${protocol}//`).join(' or ');
  throw new StartProblem(`${name} is not an address that starts with ${start}.`);
}

function algoliaHosts(application: string | null): string[] {
  if (application === null) return [];
  return [`https://${application}-dsn.algolia.net`, 'https://*.algolianet.com'];
}

function sentryHosts(dsn: string | null): string[] {
  if (dsn === null) return [];
  if (URL.canParse(dsn)) return [new URL(dsn).origin];
  throw new StartProblem('SENTRY_DSN is not an address.');
}
