import { NewsletterForm } from '@otzar/design-system/widgets/frame/NewsletterForm';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { identifyQuietly, tracking } from '../../platform/tracking.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

interface NewsletterEntryProps {
  /** What the shop said when it was sent without scripts. */
  told?: PlainForm | undefined;
}

/** Asks for the shop's letters; what was typed stays until the shop has it. */
export function NewsletterEntry({ told }: NewsletterEntryProps) {
  const { submit, errors, failure, busy, clearError } = useSubmit({ email: 'email' }, told);
  const [thanks, setThanks] = useState<string>();

  const subscribe = (email: string) =>
    submit(async () => {
      setThanks(await tracking().subscribe(email));
      void identifyQuietly({ kind: 'guest', email });
    });

  return (
    <NewsletterForm
      status={thanks === undefined ? (busy ? 'busy' : 'ready') : 'done'}
      thanks={thanks}
      error={errors.email}
      failure={failure}
      action={addressOfPage(paths.letters)}
      initialEmail={told?.values.email}
      onChange={() => clearError('email')}
      onSubscribe={(email) => void subscribe(email)}
    />
  );
}
