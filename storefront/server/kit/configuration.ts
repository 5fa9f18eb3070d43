import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ReportSettings, reportSettings } from '@otzar/domain/error-report';
import { rootFolder } from '../db/folders.ts';
import { StartProblem } from '../db/start-problem.ts';
import { type ProviderSettings, providerSettings } from './search-provider.ts';

/** Each process has ten connections to the database. */
const MOST_WORKERS = 64;

/** Paths of a certificate with its chain and of its private key, both PEM. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

/** What the environment says, read once; see the table in `storefront/configuration.md`. */
export interface Configuration {
  /** Port to listen on. */
  port: number;
  /** The address of this machine to listen on, as its owner wants it; `null` leaves it to the shop. */
  host: string | null;
  /** The certificate with which it speaks TLS itself, and HTTP/2; `null` for plain HTTP. */
  tls: TlsFiles | null;
  /** How many processes answer. */
  workers: number;
  /** Where its owner says that shoppers reach it; `null` where nothing is said. */
  shopUrl: string | null;
  /** Where shoppers reach it, e.g. `https://shop.example`: for what is read elsewhere, such as the sitemap. */
  site: string;
  /** A PostgreSQL to keep the data in; `null` means the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded database and of drawn pictures. */
  dataFolder: string;
  /** A server that speaks the contract; with it set, only the pages are made here. */
  shopApiUrl: string | null;
  /** Further hosts that the browser may call: search, error reports. */
  connectHosts: string[];
  /** The search provider that result pages ask; `null` for the shop's own search. */
  resultsProvider: ProviderSettings | null;
  /** Where errors of this process are reported; `null` for nowhere. */
  errorReports: ReportSettings | null;
  /** How many proxies of our own a call passes on its way here. */
  proxies: number;
  /** Hosts of the companies that help with marketing, chat and opinions. */
  partnerHosts: string[];
  /** The mail server; `null` lays mail into the data folder. */
  mailUrl: string | null;
  /** Whether browsers may keep visited pages for a time without a connection. */
  offline: boolean;
  /** Whether `/dev/mail` shows the mail to anyone who asks. */
  mailPage: boolean;
  /** How often what is due is ordered, in seconds; 0 leaves it to another process. */
  recurringSeconds: number;
  /** Whether customers, gift cards and codes to try the shop with come with the demo. */
  trial: boolean;
  production: boolean;
}

/** Reads the environment. @throws {StartProblem} when a value makes no sense. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const set = (name: string) => environment[name]?.trim() || null;
  const port = readPort(set('PORT') ?? '3000');
  const tls = readTls(set('TLS_CERT'), set('TLS_KEY'));
  const databaseUrl = readUrl('DATABASE_URL', set('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const shopApiUrl = readUrl('SHOP_API_URL', set('SHOP_API_URL'), ['http:', 'https:']);
  const site = readUrl('SHOP_URL', set('SHOP_URL'), ['http:', 'https:']);
  return {
    port,
    host: readHost(set('HOST')),
    tls,
    workers: readWorkers(set('WORKERS') ?? '1', databaseUrl !== null || shopApiUrl !== null),
    shopUrl: site === null ? null : new URL(site).origin,
    site: new URL(site ?? `${tls ? 'https' : 'http'}://localhost:${port}`).origin,
    databaseUrl,
    dataFolder: set('DATA_DIR') ?? join(rootFolder, '.data'),
    shopApiUrl,
    connectHosts: [
      ...algoliaHosts(set('ALGOLIA_APP_ID'), set('ALGOLIA_SEARCH_KEY')),
      ...sentryHosts(set('SENTRY_DSN')),
    ],
    resultsProvider: resultsProvider(set),
    errorReports: errorReports(set),
    proxies: readProxies(set('PROXIES') ?? '0'),
    partnerHosts: partnerHosts(set),
    mailUrl: readUrl('MAIL_URL', set('MAIL_URL'), ['smtp:', 'smtps:']),
    offline: readSwitch('OFFLINE', set('OFFLINE')) ?? true,
    mailPage: showsMail(environment.NODE_ENV, set('MAIL_PAGE'), set('MAIL_URL')),
    recurringSeconds: readSeconds('RECURRING_SECONDS', set('RECURRING_SECONDS') ?? '60'),
    trial: readSwitch('TRIAL', set('TRIAL')) ?? environment.NODE_ENV !== 'production',
    production: environment.NODE_ENV !== 'development',
  };
}

/** Mail holds gift-card codes: a shop in production shows it to nobody unless it is told to. */
function showsMail(mode: string | undefined, page: string | null, mailUrl: string | null): boolean {
  return readSwitch('MAIL_PAGE', page) ?? (mode === 'development' && mailUrl === null);
}

function readSwitch(name: string, text: string | null): boolean | null {
  if (text === null) return null;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartProblem(`${name} is "${text}"; it must be on or off.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT is "${text}"; it must be a number from 0 to 65535.`);
}

function readHost(text: string | null): string | null {
  if (text === null || /^[\w.:-]+$/.test(text)) return text;
  throw new StartProblem(
    `HOST is "${text}"; it must be an address of this machine, e.g. 127.0.0.1.`,
  );
}

/** Where the certificate is; what the files hold is read when the shop is opened. */
function readTls(certificate: string | null, key: string | null): TlsFiles | null {
  if (certificate !== null && key !== null) return { certificate, key };
  if (certificate === null && key === null) return null;
  throw new StartProblem('TLS_CERT and TLS_KEY name a certificate and its key: set both or none.');
}

/** @param shared whether several processes may open the data; `auto` takes one where they may not */
function readWorkers(text: string, shared: boolean): number {
  if (text === 'auto') return shared ? Math.min(availableParallelism(), MOST_WORKERS) : 1;
  const workers = Number(text);
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS)
    throw new StartProblem(
      `WORKERS is "${text}"; it must be auto or a number from 1 to ${MOST_WORKERS}.`,
    );
  if (workers > 1 && !shared)
    throw new StartProblem(
      'WORKERS needs a PostgreSQL at DATABASE_URL: the embedded database belongs to one process.',
    );
  return workers;
}

function readProxies(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new StartProblem(`PROXIES is "${text}"; it must be a number from 0 to 9.`);
}

function readSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400) return seconds;
  throw new StartProblem(`${name} is "${text}"; it must be a whole number from 0 to 86400.`);
}

function readUrl(name: string, text: string | null, protocols: string[]): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  const start = protocols.map((protocol) => `${protocol}//`).join(' or ');
  throw new StartProblem(`${name} is not an address that starts with ${start}.`);
}

/** Where the scripts of other companies come from, and what else they have to reach. */
function partnerHosts(set: (name: string) => string | null): string[] {
  const names = ['MARKETING_SCRIPT', 'CHAT_SCRIPT', 'FEEDBACK_SCRIPT'];
  const scripts = names.map((name) => readUrl(name, set(name), ['http:', 'https:']));
  const more = (set('PARTNER_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean);
  const hosts = more.map((host) => readUrl('PARTNER_HOSTS', host, ['http:', 'https:', 'wss:']));
  return [...new Set([...scripts, ...hosts].flatMap((url) => (url ? new URL(url).origin : [])))];
}

/** The provider answers result pages only where it is told to: its index has to be filled first. */
function resultsProvider(set: (name: string) => string | null): ProviderSettings | null {
  if (!readSwitch('ALGOLIA_RESULTS', set('ALGOLIA_RESULTS'))) return null;
  const settings = providerSettings(set, 'ALGOLIA_SEARCH_KEY');
  if (settings === null)
    throw new StartProblem('ALGOLIA_RESULTS needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY.');
  return settings;
}

/** Without a key to search with, the pages ask the shop itself. */
function algoliaHosts(application: string | null, key: string | null): string[] {
  if (application === null || key === null) return [];
  if (!/^\w+$/.test(application)) throw new StartProblem('ALGOLIA_APP_ID is not an id.');
  return [`https://${application}-dsn.algolia.net`, 'https://*.algolianet.com'];
}

function errorReports(set: (name: string) => string | null): ReportSettings | null {
  const settings = reportSettings(set);
  if (settings === null && set('SENTRY_DSN') !== null)
    console.warn('SENTRY_DSN has no key of 32 hexadecimal characters: no error is reported.');
  return settings;
}

function sentryHosts(dsn: string | null): string[] {
  if (dsn === null) return [];
  if (URL.canParse(dsn)) return [new URL(dsn).origin];
  throw new StartProblem('SENTRY_DSN is not an address.');
}
