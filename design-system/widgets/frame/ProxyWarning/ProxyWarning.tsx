import * as messages from '#messages/widgets/frame/ProxyWarning';
import { Banner, type BannerProps } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';

export interface ProxyWarningProps
  extends Omit<BannerProps, 'label' | 'icon' | 'tone' | 'action' | 'onClose' | 'children'> {
  /** Told to put it away; the caller hides it for 24 hours (specification, section 9). */
  onDismiss: () => void;
}

/** Says that something between the shopper and the shop is in the way, and whom to ask (specification, section 2). */
export function ProxyWarning({ onDismiss, ...rest }: ProxyWarningProps) {
  return (
    <Banner
      label={messages.slowConnection}
      icon="warning"
      tone="warning"
      action={
        <Button intent="quiet" onClick={() => onDismiss()}>
          {messages.dismiss}
        </Button>
      }
      {...rest}
    >
      {messages.warning}
    </Banner>
  );
}
