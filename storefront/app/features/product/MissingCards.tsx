import { Button } from '@otzar/design-system/components/Button';
import { Stack } from '@otzar/design-system/components/Stack';
import type { Cards } from './useCards.ts';

/** Stands in a row of products whose cards could not be had: that is not to say that there are none. */
export function MissingCards({ retry }: Pick<Cards, 'retry'>) {
  return (
    <Stack apart="parts">
      <p role="status">These could not be loaded just now.</p>
      <Button intent="secondary" onClick={retry}>
        Try again
      </Button>
    </Stack>
  );
}
