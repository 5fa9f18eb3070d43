import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { consentModule } from '../features/consent/consent-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { identifyQuietly } from '../platform/tracking.ts';

/** Tells marketing which customer is here, once they have agreed to be told of: on login, and on registering. */
export function useIdentification(): void {
  const consent = useAtomValue(consentModule.atom);
  const customer = useAtomValue(customerModule.atom);
  const known = Boolean(customer);
  const email = customer?.email;
  const name = customer?.first_name;
  useEffect(() => {
    if (consent !== 'all' || !known) return;
    void identifyQuietly({ kind: 'customer', email, name });
  }, [consent, known, email, name]);
}
