import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { useShopperValue } from '../platform/shopper-value.ts';
import { statusAtom } from '../platform/status.ts';

const silent = { id: 0, text: '' };

/** What is read out of what has changed. Its place is there before the first of it, so that it is heard. */
export function StatusMessage() {
  const { id, text } = useShopperValue(statusAtom, silent);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      <p key={id}>{text}</p>
    </VisuallyHidden>
  );
}
