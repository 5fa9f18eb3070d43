import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the shop's error-reporting service received. */
export interface Reports {
  /** Each envelope as it came. */
  envelopes: string[];
  origin: string;
  close: () => void;
}

/** Stands in for the service: takes whatever is sent, from any page, as the service does. */
export async function startReportService(): Promise<Reports> {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      envelopes.push(Buffer.concat(pieces).toString());
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { envelopes, origin: `http://localhost:${port}`, close: () => server.close() };
}

/** What a shop is told, so that it reports there. */
export const reportingTo = ({ origin }: Reports, key = '0123456789abcdef0123456789abcdef') => ({
  SENTRY_DSN: `http://${key}@${new URL(origin).host}/1`,
});

/** The reports of errors among the envelopes, each with its body. */
export const errorsIn = ({ envelopes }: Pick<Reports, 'envelopes'>) =>
  envelopes.flatMap((envelope) => {
    const [, kind = '{}', body = '{}'] = envelope.split('\n');
    return JSON.parse(kind).type === 'event' ? [JSON.parse(body)] : [];
  });
