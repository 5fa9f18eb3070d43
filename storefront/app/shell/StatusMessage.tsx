import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { statusAtom } from '../platform/status.ts';

/** What is read out of what has changed. Its place is there before the first of it, so that it is heard. */
export function StatusMessage() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const { id, text } = useAtomValue(statusAtom);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {isThere && <p key={id}>{text}</p>}
    </VisuallyHidden>
  );
}
