import { formatUsd } from '@otzar/domain/money';
import { receiveReturn } from '../../features/return/receive.ts';
import { command, readArguments } from './command.ts';

const USAGE =
  'npm run return understands a return’s number and its step, e.g. npm run return -- 5 received.';

await command(
  () => readArguments(['received'] as const, USAGE),
  async (counter, { id }) => {
    const { received_at, refunds } = await receiveReturn(counter, id);
    const amounts = refunds.flatMap(({ to, amount }) =>
      amount === null
        ? []
        : [`${formatUsd(amount)} ${to === 'card' ? 'to the card' : 'on a gift card'}`],
    );
    const refunded = amounts.length > 0 ? ` Refunded: ${amounts.join(', ')}.` : '';
    return `Return ${id} is received since ${received_at ?? ''}.${refunded}`;
  },
);
