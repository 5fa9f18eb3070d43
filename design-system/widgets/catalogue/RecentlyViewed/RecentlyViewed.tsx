import { Children } from 'react';
import * as messages from '#messages/widgets/catalogue/RecentlyViewed';
import { Button } from '../../../components/Button/index.ts';
import { ProductRail, type ProductRailProps } from '../ProductRail/index.ts';

export interface RecentlyViewedProps extends Omit<ProductRailProps, 'title' | 'href' | 'action'> {
  /** Told that the shopper wants the list forgotten; without it there is no such button. */
  onClear?: () => void;
}

/** The products that this shopper opened last, the latest first. With none there is nothing to see. */
export function RecentlyViewed({ onClear, children, ...rest }: RecentlyViewedProps) {
  if (Children.count(children) === 0) return null;
  return (
    <ProductRail
      title={messages.recentlyViewed}
      action={
        onClear && (
          <Button intent="quiet" aria-label={messages.clearWhat} onClick={onClear}>
            {messages.clear}
          </Button>
        )
      }
      {...rest}
    >
      {children}
    </ProductRail>
  );
}
