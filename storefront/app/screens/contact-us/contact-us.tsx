import { writeToShop } from '@otzar/contract/contact';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { ContactForm } from '@otzar/design-system/widgets/store/ContactForm';
import * as messages from '#messages/screens/contact-us';
import { brand, titled } from '../../brand.ts';
import { useContactForm } from '../../features/contact/useContactForm.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import { sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Route } from './+types/contact-us';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled(messages.contactUs) },
  { name: 'description', content: messages.writeCallOrCome(brand.name) },
  ...canonical(matches, paths.contactUs),
];

const subjects = [
  { label: messages.order, value: 'order' },
  { label: messages.product, value: 'product' },
  { label: messages.account, value: 'account' },
  { label: messages.schoolSupplies, value: 'school' },
  { label: messages.website, value: 'website' },
  { label: messages.somethingElse, value: 'other' },
];

const otherWays = [
  { name: messages.call(brand.phone), path: `tel:${brand.phone.replace(/[^+\d]/g, '')}` },
  { name: brand.email, path: `mailto:${brand.email}` },
  { name: messages.storeHours, path: paths.storeHours },
  { name: messages.storeAddress, path: paths.storeAddress },
  { name: messages.shippingPolicy, path: paths.shippingPolicy },
  { name: messages.returnPolicy, path: paths.returnPolicy },
];

export async function action({ request, context }: Route.ActionArgs) {
  const names = ['name', 'email', 'subject', 'message'];
  const sent = await sendPlainForm({ request, context, endpoint: writeToShop, names });
  if (sent.refused) return sent.refused;
  const told: PlainForm = { values: {}, errors: {}, message: sent.answer.message };
  return told;
}

/** Where somebody writes to the shop. */
export default function ContactUsRoute({ actionData }: Partial<Route.ComponentProps>) {
  const { send, change, ...form } = useContactForm(actionData);
  return (
    <PageColumns
      title={messages.contactUs}
      lead={<p>{messages.personReads}</p>}
      aside={<LinkList title={messages.otherWays} links={otherWays} />}
    >
      <ContactForm
        {...form}
        action={addressOfPage(paths.contactUs)}
        subjects={subjects}
        onChange={change}
        onSubmit={() => void send()}
      />
    </PageColumns>
  );
}
