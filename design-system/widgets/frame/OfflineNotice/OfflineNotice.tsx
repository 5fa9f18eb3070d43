import { Banner, type BannerProps } from '../../../components/Banner/index.ts';

export type OfflineNoticeProps = Omit<BannerProps, 'label' | 'icon' | 'tone' | 'children'>;

/** Says that the connection is gone, what is safe all the same, and what has to wait. */
export function OfflineNotice(props: OfflineNoticeProps) {
  return (
    <Banner label="No connection" icon="offline" tone="warning" {...props}>
      You are offline. Pages that you have visited still open, and your bag is safe on this device;
      searching and checking out work again as soon as you are connected.
    </Banner>
  );
}
