import type { DoAndDont } from '../../guide.ts';
import { Message } from '../Message/index.ts';
import { Stack } from './Stack.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Stack>
          <Message tone="info">The first thing</Message>
          <Message tone="info">The second thing</Message>
        </Stack>
      ),
      because: 'The distance is the stack’s; no thing carries a margin.',
    },
    wrong: {
      shows: () => (
        <div>
          <Message tone="info">The first thing</Message>
          <Message tone="info">The second thing</Message>
        </div>
      ),
      because: 'Without a stack they touch, and margins of their own would add up.',
    },
  },
];
