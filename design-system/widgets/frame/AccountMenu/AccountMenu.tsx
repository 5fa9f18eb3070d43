import * as messages from '#messages/widgets/frame/AccountMenu';
import { Popover, type PopoverProps } from '../../../components/Popover/index.ts';
import { Greeting } from '../../account/Greeting/index.ts';
import { AccountLinks, type AccountLinksProps } from './AccountLinks.tsx';

export interface AccountMenuProps
  extends Omit<PopoverProps, 'title' | 'children'>,
    Pick<AccountLinksProps, 'signedIn' | 'paths' | 'onSignOut' | 'signingOut'> {
  /** What the customer is called; a guest has no name here. */
  firstName?: string;
}

/** The account menu of a wide screen (specification, section 2). Load it lazily, as `Popover`. */
export function AccountMenu({
  signedIn,
  paths,
  onSignOut,
  signingOut,
  firstName,
  ...rest
}: AccountMenuProps) {
  return (
    <Popover title={messages.account} {...rest}>
      <Greeting firstName={firstName} />
      <AccountLinks
        signedIn={signedIn}
        paths={paths}
        onNavigate={rest.onClose}
        onSignOut={onSignOut}
        signingOut={signingOut}
      />
    </Popover>
  );
}
