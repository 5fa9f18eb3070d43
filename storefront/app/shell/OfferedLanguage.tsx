import { LanguageOffer } from '@otzar/design-system/widgets/frame/LanguageOffer';
import { useLanguageLink } from './useLanguageLink.ts';
import { useLanguageOffer } from './useLanguageOffer.ts';

/** The offer of this page in the other language, where it is due; taking it is choosing. */
export default function OfferedLanguage() {
  const { offered, dismiss } = useLanguageOffer();
  const { href, onClick } = useLanguageLink();
  return offered ? <LanguageOffer href={href} onAccept={onClick} onDismiss={dismiss} /> : null;
}
