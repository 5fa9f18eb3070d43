import * as messages from '#messages/widgets/school/SupplyList';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

interface SupplyTickProps {
  title: string;
  required: boolean;
  included: boolean;
  /** Told whether it is to be bought. */
  onChange: (included: boolean) => void;
}

/** Ticked, what the school asks for is at home already, and what is optional goes to the bag. */
export function SupplyTick({ title, required, included, onChange }: SupplyTickProps) {
  return (
    <Checkbox
      label={
        <>
          {required ? messages.haveIt : messages.addIt} <VisuallyHidden>{title}</VisuallyHidden>
        </>
      }
      checked={required ? !included : included}
      onChange={(event) => onChange(event.currentTarget.checked !== required)}
    />
  );
}
