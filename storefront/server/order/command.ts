import { OrderStatus } from '@otzar/contract/order';
import { command, readAsked } from '../shopkeeper.ts';
import { advanceOrder } from './advance.ts';

const steps = OrderStatus.options;

const USAGE = `npm run order understands an order's number and its next step, e.g. npm run order -- 12 shipped. Steps are ${steps.join(', ')}.`;

await command(
  () => readAsked(steps, USAGE),
  async (counter, { id, step }) => {
    const order = await advanceOrder(counter, id, step);
    return `Order ${id} is ${step.replaceAll('_', ' ')} since ${order.timeline.at(-1)?.at ?? ''}.`;
  },
);
