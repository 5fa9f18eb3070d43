import { Banner } from '@otzar/design-system/components/Banner';
import { Button } from '@otzar/design-system/components/Button';
import { useEffect, useState } from 'react';
import * as messages from '#messages/shell';
import { PART_MISSING } from '../platform/stale-build.ts';
import { loadAgain } from '../platform/typed-words.ts';

/** Says that code of this page did not come, where loading it again by itself did not help, and offers it once more. */
export function MissingPart() {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const say = (event: Event) => {
      event.preventDefault();
      setMissing(true);
    };
    window.addEventListener(PART_MISSING, say);
    return () => window.removeEventListener(PART_MISSING, say);
  }, []);
  if (!missing) return null;
  return (
    <Banner
      label={messages.missingPart}
      icon="warning"
      tone="warning"
      action={
        <Button intent="quiet" onClick={loadAgain}>
          {messages.loadAgain}
        </Button>
      }
    >
      {messages.partMissing}
    </Banner>
  );
}
