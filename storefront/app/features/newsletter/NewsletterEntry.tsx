import { NewsletterForm } from '@otzar/design-system/widgets/NewsletterForm';
import { useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { identifyQuietly, outreach } from '../../platform/outreach.ts';

/** Asks for the shop's letters; what was typed stays until the shop has it. */
export function NewsletterEntry() {
  const [state, setState] = useState<{
    status: 'ready' | 'busy' | 'done';
    thanks?: string;
    failure?: string;
  }>({ status: 'ready' });

  async function subscribe(email: string): Promise<void> {
    setState({ status: 'busy' });
    try {
      const thanks = await outreach().subscribe(email);
      setState({ status: 'done', thanks });
      void identifyQuietly({ kind: 'guest', email });
    } catch (thrown) {
      const error = toCallFailed(thrown);
      setState({ status: 'ready', failure: error.fields.email ?? error.message });
    }
  }

  return <NewsletterForm {...state} onSubscribe={(email) => void subscribe(email)} />;
}
