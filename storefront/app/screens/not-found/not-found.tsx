import { data } from 'react-router';

const notFound = () => data(null, { status: 404 });

/** Any other path: the not-found page, with its status (specification, section 2). */
export function loader(): never {
  throw notFound();
}

/** Every path that the shop has is known in the browser too: what is elsewhere need not be asked for. */
export function clientLoader(): never {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
