import * as messages from '#messages/widgets/catalogue/ProductCard';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

interface QuickAddProps {
  /** The product's. */
  title: string;
  /** Shown in place of the plus sign. */
  label: string | undefined;
  busy: boolean;
  added: boolean;
  onClick: () => void;
}

/** The button that adds a product from its card. */
export function QuickAdd({ title, label, busy, added, onClick }: QuickAddProps) {
  return (
    <button
      ref={replay}
      type="button"
      className="add"
      aria-label={messages.add(title)}
      aria-busy={busy}
      data-added={added || undefined}
      onClick={busy ? undefined : onClick}
    >
      {added ? <Icon name="check" /> : (label ?? <Icon name="plus" />)}
    </button>
  );
}
