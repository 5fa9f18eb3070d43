import { Outlet } from 'react-router';
import { AccountFrame } from './AccountFrame.tsx';

/** The account: its frame is the same for everyone and comes from the server; each page asks who is there. */
export default function AccountRoute() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
