import { Button } from '@otzar/design-system/components/Button';
import { Stack } from '@otzar/design-system/components/Stack';
import * as messages from '#messages/features/product';
import type { Cards } from './useCards.ts';

/** Stands in a row of products whose cards could not be had: that is not to say that there are none. */
export function MissingCards({ retry }: Pick<Cards, 'retry'>) {
  return (
    <Stack apart="parts">
      <p role="status">{messages.notLoaded}</p>
      <Button intent="secondary" onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Stack>
  );
}
