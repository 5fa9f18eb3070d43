import type { PlanGroup } from '@otzar/contract/plan';
import { Message } from '@otzar/design-system/components/Message';
import { PlanChooser } from '@otzar/design-system/widgets/account/PlanChooser';
import { LineList } from '@otzar/design-system/widgets/bag/LineList';
import { priceLabel } from '@otzar/domain/money';
import * as messages from '#messages/features/plan';
import { usePrices } from '../../platform/prices.ts';

interface WhatComesProps {
  group: PlanGroup;
  /** The chosen product's id; empty for none yet. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The plans to choose from, or the one product there is. */
export function WhatComes({ group, value, error, onChange }: WhatComesProps) {
  const { format } = usePrices();
  const [only] = group.plans;
  if (group.type_id === 2 && only) {
    const { title, image, price, creators, vendor } = only.product;
    const detail = creators.join(', ') || vendor;
    return (
      <>
        <LineList
          lines={[{ title, detail, picture: image, quantity: 1, total: priceLabel(price, format) }]}
        />
        {error && <Message tone="error">{error}</Message>}
      </>
    );
  }
  return (
    <PlanChooser
      value={value}
      error={error}
      plans={group.plans.map(({ name, product, includes, badge }) => ({
        value: String(product.id),
        name,
        price: priceLabel(product.price, format),
        frequency: messages.eachTime,
        includes,
        picture: product.image,
        badge: badge ?? undefined,
        soldOut: product.max < 1,
      }))}
      onChange={onChange}
    />
  );
}
