import { Button } from '../../components/Button/index.ts';
import { FacetList } from './FacetList.tsx';
import type { FacetOption } from './facet.ts';

interface PlainRestProps {
  /** The facet's name in the address. */
  name: string;
  /** What has come beyond the first few. */
  options: FacetOption[];
  /** How many there are in all, where some have not come. */
  missingOf: number | undefined;
  onToggle: (value: string) => void;
}

/**
 * The other options where scripts never come: nothing can be demanded there, so all that have come stand there. A
 * button of the form asks for those that have not, and keeps what was ticked before it was pressed.
 */
export function PlainRest({ name, options, missingOf, onToggle }: PlainRestProps) {
  return (
    <noscript>
      {missingOf === undefined ? (
        <FacetList name={name} options={options} onToggle={onToggle} />
      ) : (
        <Button type="submit" intent="quiet" name="all" value={name}>
          {`Show all ${missingOf}`}
        </Button>
      )}
    </noscript>
  );
}
