import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/catalogue/ProductCard';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { Card } from './look.ts';
import { QuickAdd } from './QuickAdd.tsx';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The product's; the link's name. */
  title: string;
  /** Its title in Hebrew, where it has one. */
  hebTitle?: string;
  /** The address of the product's page. */
  path: string;
  /** Formatted, as are all prices here; `Free` where there is nothing to pay. */
  price: string;
  /** What it cost before; shown struck through. Pass it only when it is above the price. */
  formerPrice?: string;
  /** Who made it; shown where nobody is named as creator. */
  vendor?: string;
  /** Names in the order of the title page, joined. */
  creators?: string;
  /** The product's first; without one a blank book is drawn. */
  picture?: PictureSource | undefined;
  /** For the cards in the first view: the picture is fetched at once. */
  priority?: boolean;
  /** The picture's `sizes`, when the card does not stand in a ProductGrid. */
  sizes?: string;
  /** One short word on the state: "Last 2", "Signed". "Preorder" and "Sold out" come by themselves. */
  badge?: string;
  /** The day it comes out, as the shopper reads it, where it can only be ordered ahead. */
  preorderDate?: string;
  /** Whether none can be had: the card says so in place of a button that would do nothing. */
  soldOut?: boolean;
  /** The level that fits the page's outline. */
  headingLevel?: 2 | 3;
  /** Told that the shopper adds it from here; without it there is no button. */
  onQuickAdd?: () => void;
  /** Shown in place of the plus sign. */
  quickAddLabel?: string;
  /** Whether adding is under way. */
  busy?: boolean;
  /** Whether it has just been added: a tick shows it, and a screen reader hears it. */
  added?: boolean;
  /** Whether it is among the shopper's favorites. */
  favorite?: boolean;
  /** Told that the shopper puts it among the favorites, or takes it out; without it there is no heart. */
  onFavorite?: () => void;
}

/** A card is never wider than this on any screen, in px: larger files would only lengthen the page. */
const cardWidths = [160, 240, 320, 480, 640] as const;

const badgeOf = ({ soldOut, badge, preorderDate }: Partial<ProductCardProps>) =>
  soldOut ? messages.soldOut : (badge ?? (preorderDate && messages.preorder));

/** A product in a listing or a rail; the whole card is the link's target. */
export function ProductCard({
  title,
  hebTitle,
  path,
  price,
  formerPrice,
  vendor,
  creators,
  picture,
  priority = false,
  sizes = '(min-width: 1120px) 15rem, (min-width: 770px) 22vw, 45vw',
  badge,
  preorderDate,
  soldOut = false,
  headingLevel = 3,
  onQuickAdd,
  quickAddLabel,
  busy = false,
  added = false,
  favorite = false,
  onFavorite,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const byline = creators ?? vendor;
  const state = badgeOf({ soldOut, badge, preorderDate });
  return (
    <Card data-sold-out={soldOut || undefined} {...rest}>
      <Picture
        picture={picture && { ...picture, alt: '' }}
        sizes={sizes}
        priority={priority}
        widths={cardWidths}
      />
      {state && <span className="badge">{state}</span>}
      <div className="words">
        <Heading className="title" dir="auto" {...languageOf(title)}>
          <Link className="link" href={path}>
            {title}
          </Link>
        </Heading>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
        {byline && (
          <p dir="auto" {...languageOf(byline)}>
            {byline}
          </p>
        )}
        {preorderDate && !soldOut && <p>{messages.comesOut(preorderDate)}</p>}
      </div>
      <Price className="price" price={price} formerPrice={formerPrice} />
      {onQuickAdd && !soldOut && (
        <QuickAdd {...{ title, busy, added }} label={quickAddLabel} onClick={onQuickAdd} />
      )}
      {onFavorite && (
        <button
          ref={replay}
          type="button"
          className="favorite"
          aria-label={messages.favorite(title)}
          aria-pressed={favorite}
          onClick={onFavorite}
        >
          <Icon name={favorite ? 'heart-filled' : 'heart'} />
        </button>
      )}
      {onQuickAdd && (
        <VisuallyHidden role="status">{added && messages.added(title)}</VisuallyHidden>
      )}
    </Card>
  );
}
