import { OrderStatus } from '@otzar/contract/order';
import { comesBackText } from '@otzar/domain/cancellation';
import { advanceOrder } from '../../features/order/advance.ts';
import { settleOrder } from '../../features/payments/settle.ts';
import { command, readArguments } from './command.ts';

const steps = OrderStatus.options;

const USAGE = `npm run order understands an order's number and its next step, e.g. npm run order -- 12 shipped. Steps are ${steps.join(', ')}.`;

await command(
  () => readArguments(steps, USAGE),
  async (counter, { id, step }) => {
    const order = await advanceOrder(counter, id, step);
    const { at = '' } = order.timeline.at(-1) ?? {};
    return [
      `Order ${id} is ${step.replaceAll('_', ' ')} since ${at}.`,
      step === 'cancelled' ? comesBackText(order, 'the') : '',
      (await settleOrder(counter, id)) === null
        ? ''
        : 'The bank has not done its part yet: it is asked again while the shop is open.',
    ]
      .filter(Boolean)
      .join(' ');
  },
);
