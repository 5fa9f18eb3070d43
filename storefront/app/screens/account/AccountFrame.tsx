import { AccountColumns } from '@otzar/design-system/widgets/account/AccountColumns';
import { AccountNav } from '@otzar/design-system/widgets/account/AccountNav';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { useOwnAccount } from '../../shell/useOwnAccount.ts';
import { sectionOf, sections } from './sections.ts';

const nothingToClose = () => undefined;

/**
 * Whether what is on screen is still of the customer who is signed in. Whoever signed out, in whichever tab,
 * is led home; for another customer the page begins anew.
 */
function useStillTheirs(): boolean {
  const customer = useAtomValue(customerModule.atom);
  const navigate = useNavigate();
  const [whose, setWhose] = useState<number>();
  const now = customer?.id;
  if (whose === undefined && now !== undefined) setWhose(now);
  const left = customer === null && whose !== undefined;
  const another = now !== undefined && whose !== undefined && now !== whose;
  useEffect(() => {
    if (left) void navigate(paths.home, { replace: true });
    if (another) window.location.reload();
  }, [left, another, navigate]);
  return !left && !another;
}

/** What stands around every page of the account. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { onSignOut } = useOwnAccount(nothingToClose);
  const theirs = useStillTheirs();
  return (
    <AccountColumns
      nav={
        <AccountNav
          sections={sections}
          current={sectionOf(pathname)}
          onSignOut={() => void onSignOut()}
        />
      }
    >
      {theirs && children}
    </AccountColumns>
  );
}
