import type { BagLine } from '@otzar/contract/bag';
import { type Product, readProduct } from '@otzar/contract/product';
import { addToSessionBag, changeSessionBag } from '@otzar/contract/session-bag';
import { productField } from '@otzar/domain/product-field';
import { fieldsOf, lineInForm, notMade, type SentFields } from '@otzar/domain/product-form';
import { data, type RouterContextProvider } from 'react-router';
import * as messages from '#messages/features/bag';
import { paths } from '../../paths.ts';
import { ask, redirectAfterPost } from '../../platform/plain-form.server.ts';
import type { RefusedLineProps } from './RefusedLine.tsx';

type Context = Readonly<RouterContextProvider>;

/** What a page of the bag says of what was sent to it. */
interface BagFormResult {
  refused?: RefusedLineProps;
  failure?: string;
}

const told = (what: BagFormResult, status: number) => data(what, { status });

const MESSAGE_LENGTH = 500;

/** What is typed in a product's form, with its words. */
const typedIn = (product: Product, fields: SentFields, errors: Record<string, string>) =>
  [
    ...product.personalizations.map(({ key, label, max_length }) => ({
      name: productField.words(key),
      label,
      maxLength: max_length,
    })),
    { name: productField.message, label: messages.giftMessage, maxLength: MESSAGE_LENGTH },
  ]
    .filter(({ name }) => fields[name])
    .map((field) => ({ ...field, error: errors[field.name] }));

/** What the shop has against a line, by the fields of the product's form. */
function errorsOf(line: BagLine, fields: Record<string, string>): Record<string, string> {
  const entries = line.personalization.flatMap((group) => group.entries);
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      if (name === 'line.gift_options.message') return [productField.message, sentence];
      const place = /personalization\.\d+\.entries\.(\d+)/.exec(name)?.[1];
      const entry = place === undefined ? undefined : entries[Number(place)];
      return [entry ? productField.words(entry.key) : name, sentence];
    }),
  );
}

async function add(context: Context, fields: SentFields) {
  const id = fields[productField.product] ?? '';
  const asked = await ask(context, readProduct, { params: { id } });
  if ('refusal' in asked) {
    const { message, status } = asked.refusal;
    const unknown = { title: '', path: paths.home, fields, typed: [], failure: message };
    return told({ refused: unknown }, status);
  }
  const product = asked.answer;
  const { title, path } = product;
  const line = lineInForm(product, fields);
  if (!line) {
    const typed = typedIn(product, fields, {});
    return told({ refused: { title, path, fields, typed, failure: notMade() } }, 422);
  }
  const { type, quantity, gift_options, personalization } = line;
  const body = { line: { id: line.id, type, quantity, gift_options, personalization } };
  const added = await ask(context, addToSessionBag, { body });
  if ('answer' in added) return redirectAfterPost(paths.bag);
  const { message, fields: wrong = {}, status } = added.refusal;
  const errors = errorsOf(line, wrong);
  const typed = typedIn(product, fields, errors);
  const atField = typed.some(({ error }) => error !== undefined);
  const refused = { title, path, fields, typed, ...(!atField && { failure: message }) };
  return told({ refused }, status);
}

async function change(context: Context, key: string, quantity: number) {
  const [, type, id, item_key] = /^(\w+):(\d+):([\w-]*)$/.exec(key) ?? [];
  const line = { id: Number(id), type: type as BagLine['type'], item_key, quantity };
  const changed = await ask(context, changeSessionBag, { body: { line } });
  if ('answer' in changed) return redirectAfterPost(paths.bag);
  const { message, status } = changed.refusal;
  return told({ failure: message }, status);
}

/** Puts into the bag, or changes in it, what a form without scripts asks for. */
export async function sendPlainBag(context: Context, request: Request) {
  const fields = fieldsOf(await request.formData());
  const { line, quantity } = fields;
  if (line === undefined) return add(context, fields);
  return change(context, line, Math.floor(Number(quantity)));
}
