import { listPlanGroups, type PlanGroup } from '@otzar/contract/plan';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { DepartmentTiles } from '@otzar/design-system/widgets/catalogue/DepartmentTiles';
import { priceLabel } from '@otzar/domain/money';
import { useEffect, useState } from 'react';
import * as messages from '#messages/features/plan';
import { paths } from '../../paths.ts';
import { call } from '../../platform/http.ts';
import { usePrices } from '../../platform/prices.ts';

/** What can come regularly, each group with the way to it; nothing where the shop does not say. */
export function PlanTiles() {
  const { format } = usePrices();
  const [groups, setGroups] = useState<PlanGroup[]>([]);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    call(listPlanGroups, {}, { signal }).then(
      setGroups,
      (error: Error) =>
        signal.aborted || console.warn('What can come is not known:', error.message),
    );
    return () => left.abort();
  }, []);

  const open = groups.filter(({ refused }) => refused === null);
  if (open.length === 0) return null;
  const tiles = open.flatMap(({ type_id, group_id, name, plans }) => {
    const [first] = plans;
    const least = Math.min(...plans.map(({ product }) => product.price));
    return first
      ? [
          {
            name,
            path: paths.subscription(type_id, group_id),
            count: messages.from(priceLabel(least, format)),
            picture: first.product.image,
          },
        ]
      : [];
  });
  return (
    <AccountPart title={messages.whatCanCome} id="regular">
      <DepartmentTiles tiles={tiles} />
    </AccountPart>
  );
}
