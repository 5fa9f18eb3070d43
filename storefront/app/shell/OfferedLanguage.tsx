import { LanguageOffer } from '@otzar/design-system/widgets/frame/LanguageOffer';
import { useLanguageLink } from './useLanguageLink.ts';

/** The offer of this page in the other language; taking it is choosing. */
export default function OfferedLanguage({ onDismiss }: { onDismiss: () => void }) {
  const { href, onClick } = useLanguageLink();
  return <LanguageOffer href={href} onAccept={onClick} onDismiss={onDismiss} />;
}
