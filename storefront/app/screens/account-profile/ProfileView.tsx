import type { Customer } from '@otzar/contract/customer';
import { readCustomerData } from '@otzar/contract/customer-data';
import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { type LinkProps, LinkProvider } from '@otzar/design-system/foundations/link';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { useSetAtom } from 'jotai/react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/account-profile';
import { sendPendingAtom } from '../../features/bag/sync-bag.ts';
import { ProfileEntry } from '../../features/customer/ProfileEntry.tsx';
import { signOutEverywhereAtom } from '../../features/customer/session-actions.ts';
import { paths } from '../../paths.ts';
import { failureSentence } from '../../platform/call-failed.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { retryImport } from '../../platform/retry-import.ts';

const DeleteAccountDialog = lazy(
  retryImport(() => import('../../features/customer/DeleteAccountDialog.tsx')),
);

/** A file is no screen of the app. */
const FileLink = (props: LinkProps) => <a {...props} />;

function SignOutEverywhere() {
  const send = useSetAtom(sendPendingAtom);
  const leave = useSetAtom(signOutEverywhereAtom);
  const say = useSetAtom(showMessageAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      // While the shop still knows the customer.
      await send();
      await leave();
      say({ tone: 'success', text: messages.signedOutEverywhere });
    } catch (error) {
      setFailure(failureSentence(error));
      setBusy(false);
    }
  }

  return (
    <AccountPart title={messages.signOutEverywhere} text={messages.whereAndWhatStays}>
      {failure && <Message tone="error">{failure}</Message>}
      <div>
        <Button intent="secondary" busy={busy} onClick={() => void run()}>
          {messages.signOutEverywhere}
        </Button>
      </div>
    </AccountPart>
  );
}

function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const say = useSetAtom(showMessageAtom);
  return (
    <AccountPart title={messages.deleteAccount} text={messages.forGood}>
      <div>
        <Button intent="secondary" icon="trash" onClick={() => setAsking(true)}>
          {messages.deleteAccount}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <DeleteAccountDialog
            onClose={() => setAsking(false)}
            onGone={() => {
              say({ tone: 'success', text: messages.isDeleted });
              void navigate(paths.home, { replace: true });
            }}
          />
        </Suspense>
      )}
    </AccountPart>
  );
}

/** Who a customer is to the shop, and what they can do about all that it knows of them. */
export function ProfileView({ customer }: { customer: Customer }) {
  return (
    <>
      <ProfileEntry customer={customer} />
      <AccountPart title={messages.downloadData} text={messages.whatIsInFile}>
        <div>
          <LinkProvider value={FileLink}>
            <ButtonLink
              href={readCustomerData.path}
              intent="secondary"
              icon="download"
              download="otzar-my-data.json"
            >
              {messages.downloadData}
            </ButtonLink>
          </LinkProvider>
        </div>
      </AccountPart>
      <SignOutEverywhere />
      <DeleteAccount />
    </>
  );
}
