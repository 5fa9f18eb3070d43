import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/BagLine';
import { Amount } from '../../../components/Amount/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { type LineExtra, LineExtraWords } from '../LineList/LineExtraWords.tsx';
import { BagLineActions } from './BagLineActions.tsx';

export interface BagLineProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The product's. */
  title: string;
  /** Its title in Hebrew, where it has one. */
  hebTitle?: string;
  /** The address of the product's page. */
  path: string;
  /** The product's, or its variation's. */
  picture?: PictureSource | undefined;
  /** The choices made, joined, e.g. `Olive, A5`. */
  variation?: string;
  /** For one. */
  price: string;
  /** What one cost before; shown struck through. */
  formerPrice?: string;
  /** Empty where no total is due, as in the save-for-later list. */
  lineTotal: string;
  /** What that is in the currency the shopper reads prices in, formatted. */
  about?: string | undefined;
  /** The quantity selector; nothing where the quantity cannot be changed. */
  quantity: ReactNode;
  /** Personalization and gift options. */
  extras?: readonly LineExtra[];
  /** Told that the shopper changes the extras; without it there is no such button. */
  onEditExtras?: () => void;
  /** What changed and why, e.g. `Only 2 left: we lowered the quantity.` */
  notes?: string[];
  /** Whether it cannot be had now, and so is not in the total. */
  unavailable?: boolean;
  /** Told that the shopper takes it out. */
  onRemove?: () => void;
  /** Told that the shopper puts it aside; without it there is no such button. */
  onSaveForLater?: () => void;
  /** Told that the shopper takes it back; without it there is no such button. */
  onMoveToBag?: () => void;
  /** Whether it is among the shopper's favorites. */
  favorite?: boolean;
  /** Told that the shopper puts it among the favorites, or takes it out; without it there is no heart. */
  onFavorite?: () => void;
  /** What can be done with it, in place of the buttons that need scripts. */
  actions?: ReactNode;
  /** Whether a change to it is under way. */
  busy?: boolean;
}

const Line = styled.article`
  display: grid;
  grid-template:
    'picture words' auto
    'picture controls' auto
    'picture actions' auto / ${vars.size.thumbnail} minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[4]};
  padding-block: ${vars.space[5]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  /* A long list costs what is seen of it. The focus ring is let out of its line. */
  &:nth-of-type(n + 12) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(2 * ${vars.size.thumbnail});
    overflow-clip-margin: ${vars.space[2]};
  }

  .picture {
    grid-area: picture;
    align-self: start;
  }

  .words {
    grid-area: words;
    min-inline-size: 0;
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  h3 {
    font-size: ${vars.font.size[1]};
    overflow-wrap: anywhere;
  }

  h3 .link {
    color: inherit;
    text-decoration: none;
  }

  h3 .link:hover {
    color: ${vars.color.text.accent};
    text-decoration: underline;
  }

  .words p {
    margin: ${vars.space[1]} 0 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};
  }

  .words [lang='he'] {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[0]};
  }

  .words .note {
    color: ${vars.color.text.warning};
  }

  .words .gone {
    color: ${vars.color.text.error};
    font-weight: ${vars.font.weight.medium};
  }

  .controls {
    grid-area: controls;
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: ${vars.space[3]};
  }

  .total {
    padding-block: ${vars.space[3]};
    font-weight: ${vars.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }

  .actions {
    grid-area: actions;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true'] .picture {
    opacity: 0.5;
  }

  &[aria-busy='true'] .total {
    color: ${vars.color.text.muted};
  }

  @media ${media.desktop} {
    grid-template:
      'picture words controls' 1fr
      'picture actions controls' auto / ${vars.size.thumbnailLarge} minmax(0, 1fr) auto;
    column-gap: ${vars.space[6]};

    .controls {
      align-self: start;
      gap: ${vars.space[8]};
    }

    .total {
      min-inline-size: ${vars.size.thumbnail};
      text-align: end;
    }
  }
`;

/** One line of the bag or of the save-for-later list. */
export function BagLine({
  title,
  hebTitle,
  path,
  picture,
  variation,
  price,
  formerPrice,
  lineTotal,
  about,
  quantity,
  extras = [],
  onEditExtras,
  notes = [],
  unavailable = false,
  onRemove,
  onSaveForLater,
  onMoveToBag,
  favorite = false,
  onFavorite,
  actions,
  busy = false,
  ...rest
}: BagLineProps) {
  const keeping = { onSaveForLater, onMoveToBag, favorite, onFavorite };
  const buttons = { title, onEditExtras, onRemove, ...keeping };
  return (
    <Line aria-busy={busy} {...rest}>
      <div className="picture">
        <Picture
          picture={picture && { ...picture, alt: '' }}
          sizes="(min-width: 770px) 7.5rem, 5rem"
        />
      </div>
      <div className="words">
        <h3 dir="auto" {...languageOf(title)}>
          <Link className="link" href={path}>
            {title}
          </Link>
        </h3>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
        {variation && (
          <p dir="auto" {...languageOf(variation)}>
            {variation}
          </p>
        )}
        {extras.map((extra) => (
          <p key={`${extra.name}${extra.value}`} dir="auto">
            <LineExtraWords extra={extra} />
          </p>
        ))}
        <p>
          <Price size="small" price={price} formerPrice={formerPrice} />
        </p>
        {unavailable && <p className="gone">{messages.notAvailable}</p>}
        {notes.map((note) => (
          <p key={note} className="note" dir="auto">
            {note}
          </p>
        ))}
      </div>
      <div className="controls">
        {quantity}
        {lineTotal && <Amount className="total" value={lineTotal} about={about} />}
      </div>
      {actions ?? <BagLineActions hasExtras={extras.length > 0} {...buttons} />}
    </Line>
  );
}
