import { NewsletterForm } from '@otzar/design-system/widgets/frame/NewsletterForm';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { toCallFailed } from '../../platform/call-failed.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { identifyQuietly, tracking } from '../../platform/tracking.ts';

const refusalIn = (told: PlainForm | undefined) => {
  const failure = told && (told.errors.email ?? told.failure);
  return failure ? { failure } : {};
};

interface NewsletterEntryProps {
  /** What the shop said when it was sent without scripts. */
  told?: PlainForm | undefined;
}

/** Asks for the shop's letters; what was typed stays until the shop has it. */
export function NewsletterEntry({ told }: NewsletterEntryProps) {
  const [state, setState] = useState<{
    status: 'ready' | 'busy' | 'done';
    thanks?: string;
    failure?: string;
  }>({ status: 'ready', ...refusalIn(told) });

  async function subscribe(email: string): Promise<void> {
    setState({ status: 'busy' });
    try {
      const thanks = await tracking().subscribe(email);
      setState({ status: 'done', thanks });
      void identifyQuietly({ kind: 'guest', email });
    } catch (thrown) {
      const error = toCallFailed(thrown);
      setState({ status: 'ready', failure: error.fields.email ?? error.message });
    }
  }

  return (
    <NewsletterForm
      {...state}
      action={paths.letters}
      initialEmail={told?.values.email}
      onSubscribe={(email) => void subscribe(email)}
    />
  );
}
