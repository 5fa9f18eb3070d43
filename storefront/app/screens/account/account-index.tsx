import { redirect, replace } from 'react-router';
import { paths } from '../../paths.ts';

/** The account begins with its dashboard (specification, section 2, Account group). */
export const loader = () => redirect(paths.dashboard);

export const clientLoader = () => replace(paths.dashboard);

export default function AccountIndexRoute() {
  return null;
}
