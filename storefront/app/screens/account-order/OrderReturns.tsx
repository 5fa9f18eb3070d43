import type { OrderReturn } from '@otzar/contract/return';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import * as messages from '#messages/screens/account-order';
import { returnPaths } from '../../return-paths.ts';

const statusText = { awaited: messages.onItsWayBack, received: messages.refunded };

const nameOf = ({ id, lines, status }: OrderReturn): string => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return messages.returnOf(id, count, statusText[status]);
};

/** What of a customer's order went back; without any it shows nothing. */
export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  return (
    <LinkList
      title={messages.returns}
      links={returns.map((one) => ({
        name: nameOf(one),
        path: returnPaths.confirmation(one.id),
      }))}
    />
  );
}
