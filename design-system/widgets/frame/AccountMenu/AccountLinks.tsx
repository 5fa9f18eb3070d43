import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/AccountMenu';
import { Button } from '../../../components/Button/index.ts';
import { MenuList } from '../../../components/MenuList/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

/** Where each place of the account is. */
export interface AccountPaths {
  login: string;
  account: string;
  orders: string;
  /** A customer's favorites, kept by the shop. */
  favorites: string;
  /** A guest's favorites, kept by the browser. */
  guestFavorites: string;
  buyItAgain: string;
  digitalLibrary: string;
  subscriptions: string;
}

export interface AccountLinksProps extends ComponentPropsWithRef<'nav'> {
  /** Whether a customer is signed in; a guest is offered to log in. */
  signedIn: boolean;
  /** Where each place is. */
  paths: AccountPaths;
  /** Told that a link was followed, so that what holds the list can close. */
  onNavigate?: () => void;
  /** Told that the customer signs out. */
  onSignOut: () => void;
  /** Whether the signing out is under way. */
  signingOut?: boolean;
}

const Nav = styled.nav`
  .leave {
    margin-block-start: ${vars.space[4]};
  }
`;

/** The account's places in the order of the specification, section 2, *Account menu*. */
const placesOf = (signedIn: boolean, paths: AccountPaths) => [
  ...(signedIn ? [] : [{ name: messages.login, path: paths.login }]),
  { name: messages.myAccount, path: paths.account },
  { name: messages.myOrders, path: paths.orders },
  { name: messages.myFavorites, path: signedIn ? paths.favorites : paths.guestFavorites },
  { name: messages.buyItAgain, path: paths.buyItAgain },
  { name: messages.digitalLibrary, path: paths.digitalLibrary },
  { name: messages.subscriptions, path: paths.subscriptions },
];

/** The list of the account menu, for a guest and for a customer. */
export function AccountLinks({
  signedIn,
  paths,
  onNavigate,
  onSignOut,
  signingOut = false,
  ...rest
}: AccountLinksProps) {
  return (
    <Nav aria-label={messages.yourAccount} {...rest}>
      <MenuList>
        {placesOf(signedIn, paths).map(({ name, path }) => (
          <li key={name}>
            <Link href={path} onClick={onNavigate}>
              {name}
            </Link>
          </li>
        ))}
      </MenuList>
      {signedIn && (
        <Button className="leave" intent="secondary" block busy={signingOut} onClick={onSignOut}>
          {messages.signOut}
        </Button>
      )}
      <VisuallyHidden role="status">{signingOut && messages.signingOut}</VisuallyHidden>
    </Nav>
  );
}
