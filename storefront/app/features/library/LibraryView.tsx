import type { LibraryItem } from '@otzar/contract/library';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { type LinkProps, LinkProvider } from '@otzar/design-system/foundations/link';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { DigitalLibraryItem } from '@otzar/design-system/widgets/account/DigitalLibraryItem';
import { shortDateText } from '@otzar/domain/delivery';
import { linkText, sizeText } from '@otzar/domain/library';
import { useEffect, useRef } from 'react';
import * as messages from '#messages/features/library';
import { paths } from '../../paths.ts';
import { titlesOf } from '../../platform/titles.ts';
import { useItemLinks } from './useItemLinks.ts';

/** A book is read on a page of the server's own and fetched as a file: neither is a screen of the app. */
const PlainLink = (props: LinkProps) => <a {...props} />;

function Item({ item }: { item: LibraryItem }) {
  const { links, expired, busy, error, open } = useItemLinks(item.id);
  const card = useRef<HTMLElement>(null);
  // The button that made the links is gone: its place is taken by what it made.
  useEffect(() => {
    if (links) card.current?.querySelector<HTMLElement>(`[href="${links.read_path}"]`)?.focus();
  }, [links]);
  return (
    <DigitalLibraryItem
      ref={card}
      {...titlesOf(item)}
      creators={item.creators.join(', ')}
      picture={item.image}
      format={messages.eBook(item.format, sizeText(item.size))}
      boughtAt={shortDateText(item.bought_at)}
      readHref={links?.read_path}
      downloadHref={links?.download_path}
      linkNote={links && linkText(links.expires_at)}
      expired={expired}
      busy={busy}
      error={error}
      onRenew={open}
    />
  );
}

/** The digital items that a customer has bought, each to be read here or downloaded. */
export function LibraryView({ items }: { items: LibraryItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title={messages.emptyShelf}
        icon="book"
        action={<ButtonLink href={paths.home}>{messages.lookAround}</ButtonLink>}
      >
        {messages.whatComesHere}
      </EmptyState>
    );
  }
  return (
    <AccountPart title={messages.eBooks(items.length)} text={messages.yoursForGood}>
      <LinkProvider value={PlainLink}>
        <div>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </div>
      </LinkProvider>
    </AccountPart>
  );
}
