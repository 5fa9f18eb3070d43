import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: a path of this site or a whole address. */
  href: string;
}

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives every component the application's own link, so that the design system needs no router. */
export const LinkProvider = LinkContext.Provider;

/** A link: a plain `<a href>`, or what the nearest `LinkProvider` put in its place. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
