import type { LinkProps } from '@otzar/design-system/foundations/link';
import { Link } from 'react-router-dom';
import { isSparing } from './sparing.ts';

/**
 * The design system's links, taken over by the router; addresses of other sites stay plain, and files. What a shopper
 * is about to open (pointed at, touched, come to by key) is fetched already, unless that is to be spared.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && rest.download === undefined ? (
    <Link to={href} prefetch={isSparing() ? 'none' : 'intent'} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}
