import { writeToShop } from '@otzar/contract/contact';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { ContactForm } from '@otzar/design-system/widgets/store/ContactForm';
import { brand, titled } from '../../brand.ts';
import { useContactForm } from '../../features/contact/useContactForm.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { sendPlainForm } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import type { Route } from './+types/contact-us';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled('Contact us') },
  { name: 'description', content: `Write to ${brand.name}, call, or come by.` },
  ...canonical(matches, paths.contactUs),
];

const subjects = [
  { label: 'An order', value: 'order' },
  { label: 'A product', value: 'product' },
  { label: 'My account', value: 'account' },
  { label: 'School supplies', value: 'school' },
  { label: 'The website', value: 'website' },
  { label: 'Something else', value: 'other' },
];

const otherWays = [
  { name: `Call ${brand.phone}`, path: `tel:${brand.phone.replace(/[^+\d]/g, '')}` },
  { name: brand.email, path: `mailto:${brand.email}` },
  { name: 'Store hours', path: paths.storeHours },
  { name: 'Store address', path: paths.storeAddress },
  { name: 'Shipping policy', path: paths.shippingPolicy },
  { name: 'Return policy', path: paths.returnPolicy },
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
      title="Contact us"
      lead={<p>A person reads each letter, and answers within one working day.</p>}
      aside={<LinkList title="Other ways" links={otherWays} />}
    >
      <ContactForm
        {...form}
        action={paths.contactUs}
        subjects={subjects}
        onChange={change}
        onSubmit={() => void send()}
      />
    </PageColumns>
  );
}
