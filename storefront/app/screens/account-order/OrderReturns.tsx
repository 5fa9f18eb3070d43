import type { OrderReturn } from '@otzar/contract/return';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { returnPaths } from '../../return-paths.ts';

const statusText = { awaited: 'on its way back', received: 'refunded' };

const nameOf = ({ id, lines, status }: OrderReturn): string => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Return ${id}: ${count === 1 ? '1 item' : `${count} items`}, ${statusText[status]}`;
};

/** What of a customer's order went back; without any it shows nothing. */
export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  return (
    <LinkList
      title="Returns"
      links={returns.map((one) => ({
        name: nameOf(one),
        path: returnPaths.confirmation(one.id),
      }))}
    />
  );
}
