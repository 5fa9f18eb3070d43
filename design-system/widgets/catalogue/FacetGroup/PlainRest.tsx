import * as messages from '#messages/widgets/catalogue/FacetGroup';
import { Button } from '../../../components/Button/index.ts';
import { FacetList } from './FacetList.tsx';
import { ALL, type FacetOption } from './facet.ts';

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
 * button of the form asks for those that have not, keeps what was ticked before it was pressed, and leads to where they
 * stand then.
 */
export function PlainRest({ name, options, missingOf, onToggle }: PlainRestProps) {
  const place = `${ALL}-${name}`;
  return (
    <noscript>
      {missingOf === undefined ? (
        <div id={place}>
          <FacetList name={name} options={options} onToggle={onToggle} />
        </div>
      ) : (
        <Button
          className="more"
          type="submit"
          intent="quiet"
          name={ALL}
          value={name}
          formAction={`#${place}`}
        >
          {messages.showAll(missingOf)}
        </Button>
      )}
    </noscript>
  );
}
