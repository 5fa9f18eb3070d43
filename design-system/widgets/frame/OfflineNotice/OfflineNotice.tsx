import * as messages from '#messages/widgets/frame/OfflineNotice';
import { Banner, type BannerProps } from '../../../components/Banner/index.ts';

export type OfflineNoticeProps = Omit<BannerProps, 'label' | 'icon' | 'tone' | 'children'>;

/** Says that the connection is gone, what is safe all the same, and what has to wait. */
export function OfflineNotice(props: OfflineNoticeProps) {
  return (
    <Banner label={messages.noConnection} icon="offline" tone="warning" {...props}>
      {messages.offline}
    </Banner>
  );
}
