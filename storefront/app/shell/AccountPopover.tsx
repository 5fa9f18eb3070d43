import { AccountMenu } from '@otzar/design-system/widgets/AccountMenu';
import { useAccount } from '../features/customer/useAccount.ts';
import { accountPaths } from './account-paths.ts';
import { useSignOut } from './useSignOut.ts';

interface AccountPopoverProps {
  open: boolean;
  onClose: () => void;
  /** The button of the header that opened it. */
  anchor: Element;
}

/** The account menu of a wide screen. */
export function AccountPopover(props: AccountPopoverProps) {
  return (
    <AccountMenu {...props} {...useAccount(props.onClose, useSignOut())} paths={accountPaths} />
  );
}
