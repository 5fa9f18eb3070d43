import { AccountMenu } from '@otzar/design-system/widgets/frame/AccountMenu';
import { accountPaths } from './account-paths.ts';
import { useOwnAccount } from './useOwnAccount.ts';

interface AccountPopoverProps {
  open: boolean;
  onClose: () => void;
  /** The button of the header that opened it. */
  anchor: Element;
}

/** The account menu of a wide screen. */
export function AccountPopover(props: AccountPopoverProps) {
  return <AccountMenu {...props} {...useOwnAccount(props.onClose)} paths={accountPaths} />;
}
