import { MobileMenu } from '@otzar/design-system/widgets/MobileMenu';
import { useSetAtom } from 'jotai/react';
import { useAccount } from '../features/customer/useAccount.ts';
import { accountPaths } from './account-paths.ts';
import { overlayAtom } from './overlay.ts';
import { useDepartments } from './useDepartments.ts';
import { useSignOut } from './useSignOut.ts';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen. */
export function PhoneMenu(props: PhoneMenuProps) {
  const openOverlay = useSetAtom(overlayAtom);
  return (
    <MobileMenu
      {...props}
      {...useDepartments()}
      {...useAccount(props.onClose, useSignOut())}
      paths={accountPaths}
      onHelp={() => openOverlay({ kind: 'assistance' })}
    />
  );
}
