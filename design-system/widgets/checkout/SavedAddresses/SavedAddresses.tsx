import * as messages from '#messages/widgets/checkout/SavedAddresses';
import { SavedList, type SavedListProps } from './SavedList.tsx';

export interface SavedAddress {
  id: number;
  /** Who lives there. */
  name: string;
  /** Line by line, without the name. */
  lines: string[];
  isDefault: boolean;
}

export interface SavedAddressesProps
  extends Omit<
    SavedListProps,
    'legend' | 'groupName' | 'entries' | 'addLabel' | 'emptyText' | 'onEdit'
  > {
  addresses: SavedAddress[];
  /** Told the address to change; without it there is no such button. */
  onEdit?: (id: number) => void;
}

/** A customer's addresses, one of which the order goes to (specification, section 4, Checkout). */
export function SavedAddresses({ addresses, ...rest }: SavedAddressesProps) {
  return (
    <SavedList
      legend={messages.shipTo}
      groupName="address"
      addLabel={messages.addAddress}
      emptyText={messages.noAddress}
      entries={addresses.map(({ id, name, lines, isDefault }) => ({
        id,
        isDefault,
        name: `${name}, ${lines[0] ?? ''}`,
        words: (
          <>
            <bdi>
              <b>{name}</b>
            </bdi>
            {lines.map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
          </>
        ),
      }))}
      {...rest}
    />
  );
}
