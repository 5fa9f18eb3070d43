import { data } from 'react-router';

const failed = () => data(null, { status: 500 });

/** The server-error page at its own address, with its status (specification, sections 2 and 8). */
export function loader(): never {
  throw failed();
}

/** Whoever is sent here has a server that fails: it is not asked once more. */
export function clientLoader(): never {
  throw failed();
}

export default function ServerErrorRoute() {
  return null;
}
