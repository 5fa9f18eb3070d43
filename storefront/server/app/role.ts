import type { TlsFiles } from '../kit/configuration.ts';
import { type Identities, identitiesIn } from './tls.ts';

/** What one process of a shop does. */
export interface Role {
  /** What the database calls its connections. */
  name: string;
  /** Beside answering it does what is due: letters, payments, what comes regularly. */
  runsJobs: boolean;
  /** It says how it was opened. */
  tells: boolean;
  /** Where it has its certificate from. */
  identities: (files: TlsFiles) => Promise<Identities>;
}

/** Of a shop that is one process. */
export const ROLE_OF_ALL: Role = {
  name: 'otzar',
  runsJobs: true,
  tells: true,
  identities: identitiesIn,
};
