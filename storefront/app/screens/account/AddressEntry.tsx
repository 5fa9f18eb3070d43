import type { Address, CustomerAddress } from '@otzar/contract/address';
import { Button } from '@otzar/design-system/components/Button';
import { Checkbox } from '@otzar/design-system/components/Checkbox';
import { Form } from '@otzar/design-system/components/Form';
import { postalCodeLabel } from '@otzar/domain/address';
import { plainAddress } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/screens/account';
import { AddressFields } from '../../features/checkout/AddressFields.tsx';
import { addressProblems } from '../../features/checkout/check-details.ts';
import { freshCheckout } from '../../features/checkout/checkout-module.ts';
import { changeAddressAtom } from '../../features/customer/change-details.ts';
import { saveAddressAtom } from '../../features/customer/saved-details.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

interface AddressEntryProps {
  /** The address to change; nothing for a new one. */
  address: CustomerAddress | undefined;
  /** Whether it is the only one, so that orders start from it anyway. */
  only: boolean;
  /** What stands above its fields, where a dialog says already what it is. */
  legend?: string;
  /** Told that it is kept, or that it is left as it was. */
  onDone: (kept: boolean) => void;
}

/** An address of the account, new or to be changed; what is typed outlives every failure. */
export function AddressEntry({ address, only, legend, onDone }: AddressEntryProps) {
  const keep = useSetAtom(saveAddressAtom);
  const replace = useSetAtom(changeAddressAtom);
  const [values, setValues] = useState<Address>(() =>
    address ? plainAddress(address) : freshCheckout.draft.address,
  );
  const [preferred, setPreferred] = useState(address?.default ?? only);
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit();

  function send(): void {
    const found = addressProblems(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void submit(async () => {
      const body = { ...values, default: preferred };
      await (address ? replace(address.id, body) : keep(body));
      onDone(true);
    });
  }

  return (
    <Form
      aria-label={address ? messages.changeAddress : messages.addAddress}
      submitLabel={messages.saveAddress}
      busy={busy}
      failure={failure}
      onSubmit={send}
      aside={
        <Button intent="quiet" onClick={() => onDone(false)}>
          {messages.cancel}
        </Button>
      }
    >
      <AddressFields
        legend={legend ?? (address ? messages.changeAddress : messages.addAddress)}
        address={values}
        postalLabel={postalCodeLabel(values.country)}
        errors={errors}
        onChange={(changed) => {
          setValues((now) => ({ ...now, ...changed }));
          // A region is wrong or right by its code, and both by the country.
          for (const name of [...Object.keys(changed), 'region', 'postal_code']) clearError(name);
        }}
      />
      {!only && !address?.default && (
        <Checkbox
          label={messages.startFromThis}
          checked={preferred}
          onChange={(event) => setPreferred(event.currentTarget.checked)}
        />
      )}
    </Form>
  );
}
