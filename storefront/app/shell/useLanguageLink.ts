import { addressIn } from '@otzar/contract/language';
import { useLocation } from 'react-router-dom';
import { otherLanguage } from '#language';
import { keepChosenLanguage } from '../platform/chosen-language.ts';

const choose = () => keepChosenLanguage(otherLanguage);

/** The way to this page in the other language, its query with it; whoever follows it has chosen. */
export function useLanguageLink() {
  const { pathname, search } = useLocation();
  return { href: addressIn(otherLanguage, pathname + search), onClick: choose };
}
