import { AssistancePanel } from '@otzar/design-system/widgets/AssistancePanel';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { firstNameAtom } from '../features/customer/customer-module.ts';
import { paths } from '../paths.ts';
import { failureSentence } from '../platform/call-failed.ts';
import { usePartner } from './usePartner.ts';

interface AssistanceDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The ways to reach the shop's people. */
export function AssistanceDrawer(props: AssistanceDrawerProps) {
  const firstName = useAtomValue(firstNameAtom);
  const [chat, setChat] = useState<{ opening?: boolean; failure?: string }>({});

  const openChat = usePartner('chat');

  const onChat = async () => {
    setChat({ opening: true });
    try {
      await openChat?.();
      setChat({});
      props.onClose();
    } catch (error) {
      setChat({ failure: failureSentence(error) });
    }
  };

  return (
    <AssistancePanel
      {...props}
      firstName={firstName}
      onChat={openChat && (() => void onChat())}
      contactPath={paths.contactUs}
      chatOpening={chat.opening}
      chatFailure={chat.failure}
      messaging={brand.messaging}
      email={brand.email}
    />
  );
}
