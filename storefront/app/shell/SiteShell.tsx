import { UsedBlocks } from '@otzar/design-system/foundations/styled-block';
import { CheckoutHeader } from '@otzar/design-system/widgets/checkout/CheckoutHeader';
import { PageFrame } from '@otzar/design-system/widgets/frame/PageFrame';
import { SiteHeader } from '@otzar/design-system/widgets/frame/SiteHeader';
import { SkipLink } from '@otzar/design-system/widgets/frame/SkipLink';
import { media } from '@otzar/tokens';
import { useAtom, useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBagBadge } from '../features/bag/useBag.ts';
import { paths, withQuery } from '../paths.ts';
import { noteArrival } from '../platform/arrival.ts';
import { deferred, firstPageHasLoaded } from '../platform/deferred.tsx';
import { layOut } from '../platform/laid-out.ts';
import { addressOfPage } from '../platform/own-address.ts';
import { endSpeculation } from '../platform/speculation.ts';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { headerSearchAtom, overlayAtom } from './overlay.ts';
import { useLanguageLink } from './useLanguageLink.ts';

const bring = () => import('./deferred-parts.ts');
const Announcement = deferred(async () => (await bring()).Announcement);
const DeferredShell = deferred(async () => (await bring()).DeferredShell);
const Footer = deferred(async () => (await bring()).Footer);

/** How long after its load event a page is left alone, in milliseconds. */
const REST = 50;

/** Lets what was left for later come once the first page has loaded. */
function useFirstPageLoad(): void {
  useEffect(() => {
    const rest = () => setTimeout(firstPageHasLoaded, REST);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  }, []);
}

/**
 * Has every page but a visit's first laid out whole, and the first where a part of it is named: only then does Back find
 * the place that was left, and a way to a part end there. Before the router scrolls, which stands after the shell.
 */
function useWholeLayout(key: string, hash: string): void {
  const [first] = useState(key);
  useLayoutEffect(() => {
    if (key !== first || hash.length > 1) layOut();
  }, [first, key, hash]);
}

interface SiteShellProps {
  departments: { name: string; path: string }[];
  /** The drawings of icons, and the link to the file of all styles, in a page that the server draws. */
  drawings?: ReactNode;
  children: ReactNode;
}

/** Checkout and Review show only a logo that leads home (specification, section 2, Header). */
const reduced: string[] = [paths.checkout, paths.review];

/** An invoice stands alone, without header and footer (specification, section 2). */
const isBare = (pathname: string) => /^\/view-invoice\/[^/]+$/.test(pathname);

/** The header with what it knows of this shopper. */
function Header({
  departments,
  hidden,
}: {
  departments: SiteShellProps['departments'];
  hidden: boolean;
}) {
  const badge = useBagBadge();
  const [overlay, open] = useAtom(overlayAtom);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <SiteHeader
      departments={departments}
      bagCount={badge}
      hidden={hidden}
      opened={overlay?.kind}
      onOpenMenu={() => open({ kind: matchMedia(media.desktop).matches ? 'departments' : 'menu' })}
      onOpenAccount={(opener) => open({ kind: 'account', opener })}
      onOpenAssistance={() => open({ kind: 'assistance' })}
      search={useAtomValue(headerSearchAtom)}
      searchAction={addressOfPage(paths.search)}
      searchQuery={query.get('q') ?? ''}
      onSearch={(term) => {
        // Specification, section 5: a search with an empty term does nothing.
        if (term.trim()) void navigate(withQuery(paths.search, { q: term.trim() }));
      }}
      homePath={paths.home}
      bagPath={paths.bag}
      languageLink={useLanguageLink()}
    />
  );
}

/**
 * What stands around every screen. A page brings the styles of what is read first in its head; browsers draw what follows
 * the file of all styles only when that has come, so its styles need not travel twice. Icons follow what is read, which is so
 * among the first bytes of a new connection: their places are kept.
 */
export function SiteShell({ departments, drawings, children }: SiteShellProps) {
  const { pathname, hash, key } = useLocation();
  useWholeLayout(key, hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen may be come to again from another that redirected
  useEffect(() => noteArrival(pathname), [pathname, key]);
  useFirstPageLoad();
  useEffect(endSpeculation, []);
  const [away, setAway] = useState(false);

  const content = (
    <PageFrame id="content" tabIndex={-1}>
      {children}
    </PageFrame>
  );
  const late = <DeferredShell onHeaderAway={setAway} />;
  if (isBare(pathname)) {
    return (
      <>
        {content}
        {drawings}
        <UsedBlocks value={null}>{late}</UsedBlocks>
      </>
    );
  }
  return (
    <>
      <SkipLink href="#content" />
      {reduced.includes(pathname) ? (
        <CheckoutHeader homePath={paths.home} />
      ) : (
        <>
          <Announcement />
          <Header departments={departments} hidden={away} />
        </>
      )}
      {content}
      {drawings}
      <UsedBlocks value={null}>
        <Footer />
        <Messages />
        <Overlays />
        {late}
      </UsedBlocks>
    </>
  );
}
