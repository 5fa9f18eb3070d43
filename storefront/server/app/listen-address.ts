/** Both addresses that `localhost` may stand for. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Every address of the machine. */
export const EVERYWHERE = '';

interface Asked {
  /** What `HOST` says; null where it says nothing. */
  host: string | null;
  /** Whether everybody who reaches the shop could try to read its mail. */
  showsMail: boolean;
}

/** Where the shop listens, and a line that says so and why. While it shows mail, that is this machine alone. */
export function listenAddress({ host, showsMail }: Asked): { hosts: string[]; told: string } {
  if (host !== null)
    return {
      hosts: host === 'localhost' ? [...LOOPBACK] : [host],
      told: `Listening on ${host}, because HOST says so.`,
    };
  if (showsMail)
    return {
      hosts: [...LOOPBACK],
      told: 'Listening on this machine only, because /dev/mail shows all mail; HOST=0.0.0.0 opens the shop to others.',
    };
  return {
    hosts: [EVERYWHERE],
    told: 'Listening on every address of this machine; HOST=127.0.0.1 keeps the shop to itself.',
  };
}

interface Place {
  host: string | null;
  port: number;
  /** Whether the shop itself speaks TLS. */
  tls: boolean;
}

/** How whoever sits at this machine reaches a shop that listens there. */
export function addressAt({ host, port, tls }: Place): string {
  const anywhere = host === null || ['0.0.0.0', '::', ...LOOPBACK].includes(host);
  const name = host?.includes(':') ? `[${host}]` : host;
  return `${tls ? 'https' : 'http'}://${anywhere ? 'localhost' : name}:${port}`;
}
