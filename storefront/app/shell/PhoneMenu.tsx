import { MobileMenu } from '@otzar/design-system/widgets/frame/MobileMenu';
import { useSetAtom } from 'jotai/react';
import { accountPaths } from './account-paths.ts';
import { overlayAtom } from './overlay.ts';
import { useDepartments } from './useDepartments.ts';
import { useLanguageLink } from './useLanguageLink.ts';
import { useOwnAccount } from './useOwnAccount.ts';

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
      {...useOwnAccount(props.onClose)}
      paths={accountPaths}
      languageLink={useLanguageLink()}
      onHelp={() => openOverlay({ kind: 'assistance' })}
    />
  );
}
