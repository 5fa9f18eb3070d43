import { requestBackInStock } from '@otzar/contract/back-in-stock';
import type { RouterContextProvider } from 'react-router';
import { sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Of the product's page. */
  params: { id: string };
}

/** Asks for a letter as the form on the page of something sold out does without scripts: its address says for what. */
export async function sendPlainRequest({ request, context, params }: Sent) {
  const variation = new URL(request.url).searchParams.get('variation');
  const about = {
    product_id: Number(params.id),
    variation_id: variation === null ? null : Number(variation),
  };
  const names = ['email'];
  const endpoint = requestBackInStock;
  const sent = await sendPlainForm({ request, context, endpoint, names, about });
  if (sent.refused) return sent.refused;
  const told: PlainForm = { values: sent.kept, errors: {}, message: sent.answer.message };
  return told;
}
