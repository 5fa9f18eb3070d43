import * as messages from '#messages/widgets/catalogue/FacetGroup';
import { Button } from '../../../components/Button/index.ts';

interface ShowMoreProps {
  /** How many options there are beyond the first few. */
  others: number;
  busy: boolean;
  unfolded: boolean;
  onClick: () => void;
}

/** Shows the other options of a facet, or folds them away again. */
export function ShowMore({ others, busy, unfolded, onClick }: ShowMoreProps) {
  return (
    <Button className="more" intent="quiet" busy={busy} aria-expanded={unfolded} onClick={onClick}>
      {unfolded ? messages.showFewer : messages.showMore(others)}
    </Button>
  );
}
