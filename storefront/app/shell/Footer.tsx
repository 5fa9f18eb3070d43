import { SiteFooter } from '@otzar/design-system/widgets/SiteFooter';
import { useSetAtom } from 'jotai/react';
import { brand } from '../brand.ts';
import { CurrencyChoice } from '../features/currency/CurrencyChoice.tsx';
import { paths } from '../paths.ts';
import { openChat } from '../platform/chat.ts';
import { showMessageAtom } from '../platform/messages.ts';
import { FreeShippingOffer } from './FreeShippingOffer.tsx';

/** The fixed links of the footer (specification, section 2, Footer). */
const columns = [
  {
    title: 'The shop',
    links: [
      { name: `About ${brand.name}`, path: paths.about },
      { name: 'Your bag', path: paths.bag },
    ],
  },
  {
    title: 'Ordering',
    links: [
      { name: 'Shipping policy', path: paths.shippingPolicy },
      { name: 'Return policy', path: paths.returnPolicy },
    ],
  },
  {
    title: 'Fine print',
    links: [
      { name: 'Terms of use', path: paths.termsOfUse },
      { name: 'Privacy policy', path: paths.privacyPolicy },
    ],
  },
];

/** Apps of the house: announced, not yet there (specification, section 2: badges with empty links). */
const apps = [{ name: 'App for iPhone' }, { name: 'App for Android' }];

const social = [
  { ...brand.messaging, kind: 'messaging' as const, name: `Message us on ${brand.messaging.name}` },
  ...brand.social,
];

/** The footer with the shop's own facts; what the shop cannot do yet is not there. */
export function Footer() {
  const show = useSetAtom(showMessageAtom);
  const chat = () =>
    openChat().catch(({ message }: Error) => show({ tone: 'error', text: message }));
  return (
    <SiteFooter
      columns={columns}
      freeShipping={<FreeShippingOffer />}
      currency={<CurrencyChoice />}
      onChat={brand.chatScript ? () => void chat() : undefined}
      social={social}
      apps={apps}
      year={new Date().getUTCFullYear()}
      brandLine={brand.line}
      contact={{ email: brand.email, phone: brand.phone, address: brand.address.join(', ') }}
    />
  );
}
