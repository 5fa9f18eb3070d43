import { AssistancePanel } from '@otzar/design-system/widgets/frame/AssistancePanel';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useChat } from '../features/consent/useHelp.ts';
import { firstNameAtom } from '../features/customer/customer-module.ts';
import { failureSentence } from '../platform/call-failed.ts';

interface AssistanceDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The ways to reach the shop's people. */
export function AssistanceDrawer(props: AssistanceDrawerProps) {
  const firstName = useAtomValue(firstNameAtom);
  const [chat, setChat] = useState<{ opening?: boolean; failure?: string }>({});

  const openChat = useChat();

  const onChat = async () => {
    setChat({ opening: true });
    try {
      await openChat();
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
      onChat={() => void onChat()}
      chatOpening={chat.opening}
      chatFailure={chat.failure}
      messaging={brand.messaging}
      email={brand.email}
    />
  );
}
