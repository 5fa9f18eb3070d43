import * as messages from '#messages/widgets/frame/BetaBanner';
import { Banner, type BannerProps } from '../../../components/Banner/index.ts';

export interface BetaBannerProps extends Omit<BannerProps, 'label' | 'icon' | 'tone' | 'children'> {
  /** Where opinions go. */
  feedbackEmail: string;
  /** Told that the shopper closes it; the caller remembers that. */
  onClose: () => void;
}

/** Announces the new website and asks what people think of it (specification, section 2, *Header*). */
export function BetaBanner({ feedbackEmail, ...rest }: BetaBannerProps) {
  return (
    <Banner label={messages.newWebsite} icon="sparkle" {...rest}>
      {messages.welcome[0]}
      <a href={`mailto:${feedbackEmail}`}>{feedbackEmail}</a>
      {messages.welcome[1]}
    </Banner>
  );
}
