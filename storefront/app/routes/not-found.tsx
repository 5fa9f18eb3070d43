import { data } from 'react-router';

/** Any other path: the not-found page, with its status (specification, section 2). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
