import { redirect } from 'react-router';
import { paths } from '../../paths.ts';

/** The store's first page is its address (specification, section 2, Store information). */
export const loader = () => redirect(paths.storeAddress);

export default function StoreInformationRoute() {
  return null;
}
