import { SiteFooter } from '@otzar/design-system/widgets/frame/SiteFooter';
import { useSetAtom } from 'jotai/react';
import * as messages from '#messages/shell';
import { brand } from '../brand.ts';
import { wantedAtom } from '../features/consent/choices.ts';
import { useChat, useFeedback, usePartners } from '../features/consent/useHelp.ts';
import { CurrencyChoice } from '../features/currency/CurrencyChoice.tsx';
import { NewsletterEntry } from '../features/newsletter/NewsletterEntry.tsx';
import { FreeShippingOffer } from '../features/shipping/FreeShippingOffer.tsx';
import { paths } from '../paths.ts';
import { failureSentence } from '../platform/call-failed.ts';
import { showMessageAtom } from '../platform/messages.ts';
import { useLanguageLink } from './useLanguageLink.ts';

/** The fixed links of the footer (specification, section 2, Footer). */
const columns = [
  {
    title: messages.theShop,
    links: [
      { name: messages.aboutShop(brand.name), path: paths.about },
      { name: messages.contactUs, path: paths.contactUs },
      { name: messages.storeHours, path: paths.storeHours },
      { name: messages.storeAddress, path: paths.storeAddress },
      { name: messages.schoolSupplies, path: paths.school },
      { name: messages.yourBag, path: paths.bag, icon: 'bag' as const },
    ],
  },
  {
    title: messages.ordering,
    links: [
      { name: messages.shippingPolicy, path: paths.shippingPolicy },
      { name: messages.returnPolicy, path: paths.returnPolicy },
    ],
  },
  {
    title: messages.finePrint,
    links: [
      { name: messages.termsOfUse, path: paths.termsOfUse },
      { name: messages.privacyPolicy, path: paths.privacyPolicy },
    ],
  },
];

/** Apps of the house: announced, not yet there (specification, section 2: badges with empty links). */
const apps = [{ name: messages.appForIphone }, { name: messages.appForAndroid }];

const social = [
  {
    ...brand.messaging,
    kind: 'messaging' as const,
    name: messages.messageUsOn(brand.messaging.name),
  },
  ...brand.social,
];

/** The footer with the shop's own facts (specification, section 2, Footer). */
export function Footer() {
  const show = useSetAtom(showMessageAtom);
  const want = useSetAtom(wantedAtom);
  const partners = usePartners();
  const chat = useChat();
  const feedback = useFeedback();
  const tried = (open: () => Promise<void>) => () =>
    void open().catch((error: unknown) => show({ tone: 'error', text: failureSentence(error) }));
  return (
    <SiteFooter
      columns={columns}
      freeShipping={<FreeShippingOffer />}
      currency={<CurrencyChoice />}
      newsletter={<NewsletterEntry />}
      languageLink={useLanguageLink()}
      onChat={tried(chat)}
      feedback={feedback ? tried(feedback) : `mailto:${brand.feedbackEmail}`}
      onPrivacyChoices={partners ? () => want('choices') : undefined}
      social={social}
      apps={apps}
      year={new Date().getUTCFullYear()}
      brandLine={brand.line}
      contact={{ email: brand.email, phone: brand.phone, address: brand.address.join(', ') }}
    />
  );
}
