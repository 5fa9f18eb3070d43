import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/frame/LanguageLink';

export interface LanguageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The same page in the other language. */
  href: string;
}

/**
 * The way to this page in the other language, called as that language calls itself. A plain link, whatever the application
 * puts in the place of links: another app answers there.
 */
export function LanguageLink({ href, ...rest }: LanguageLinkProps) {
  return (
    <a href={href} hrefLang={messages.code} lang={messages.code} {...rest}>
      {messages.name}
    </a>
  );
}
