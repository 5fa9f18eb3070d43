import type { MouseEventHandler } from 'react';
import * as messages from '#messages/widgets/frame/LanguageOffer';
import { Banner, type BannerProps } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';

export interface LanguageOfferProps
  extends Omit<BannerProps, 'label' | 'icon' | 'tone' | 'action' | 'onClose' | 'children'> {
  /** The same page in the other language. */
  href: string;
  /** Told that the offer is taken, as its link is followed. */
  onAccept: MouseEventHandler<HTMLAnchorElement>;
  /** Told that the shopper stays with this language. */
  onDismiss: () => void;
}

/** Offers this page in the other language, in that language, to whoever seems to read it. */
export function LanguageOffer({ href, onAccept, onDismiss, ...rest }: LanguageOfferProps) {
  return (
    <Banner
      label={messages.language}
      icon="chat"
      lang={messages.code}
      dir={messages.direction}
      action={
        <Button intent="quiet" onClick={() => onDismiss()}>
          {messages.dismiss}
        </Button>
      }
      {...rest}
    >
      {messages.shopSpeaks}
      <a href={href} hrefLang={messages.code} onClick={onAccept}>
        {messages.samePage}
      </a>
    </Banner>
  );
}
