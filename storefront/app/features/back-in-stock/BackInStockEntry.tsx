import { requestBackInStock } from '@otzar/contract/back-in-stock';
import type { BagLine } from '@otzar/contract/bag';
import { BackInStockForm } from '@otzar/design-system/widgets/catalogue/BackInStockForm';
import { useState } from 'react';
import { withQuery } from '../../paths.ts';
import { call } from '../../platform/http.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** Where the form stands in its page: who sent it without scripts comes back to it. */
const PLACE = 'back-in-stock';

interface BackInStockEntryProps {
  /** What is sold out. */
  line: BagLine;
  /** The shopper's own address, where it is known. */
  ownEmail: string | undefined;
  /** What the shop said when it was sent without scripts. */
  told: PlainForm | undefined;
}

/** Asks for a letter once something is in stock again; what was typed stays until the shop has it. */
export function BackInStockEntry({ line, ownEmail = '', told }: BackInStockEntryProps) {
  const { id, product_id, path } = line;
  const { submit, errors, failure, busy, clearError } = useSubmit({ email: 'email' }, told);
  const [typed, setTyped] = useState(told?.values.email);
  // Another variation is another request, for the same address.
  const [asked, setAsked] = useState({ id, message: told?.message });
  const variation_id = line.type === 'variation' ? id : null;
  const email = typed ?? ownEmail;

  const ask = () =>
    submit(async () => {
      const body = { email, product_id, variation_id };
      setAsked({ id, message: (await call(requestBackInStock, { body })).message });
    });

  const variation = variation_id === null ? '' : String(variation_id);
  return (
    <BackInStockForm
      id={PLACE}
      email={email}
      error={errors.email}
      failure={failure}
      busy={busy}
      asked={asked.id === id ? asked.message : undefined}
      action={`${addressOfPage(withQuery(path, { variation }))}#${PLACE}`}
      onChange={(address) => {
        setTyped(address);
        clearError('email');
      }}
      onAsk={() => void ask()}
    />
  );
}
