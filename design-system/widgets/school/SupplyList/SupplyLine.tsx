import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/school/SupplyList';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { QuantitySelector } from '../../bag/QuantitySelector/index.ts';
import { SupplyTick } from './SupplyTick.tsx';
import { SwapOffer } from './SwapOffer.tsx';
import { supplyLineStyles } from './supply-line-styles.ts';

export interface SupplyItem {
  /** The list entry's, which stays when the product is swapped. */
  id: number;
  /** The product's. */
  title: string;
  /** Its title in Hebrew, where it has one. */
  hebTitle?: string;
  /** The address of the product's page. */
  path: string;
  /** The product's. */
  picture?: PictureSource;
  /** Whether the school asks for it; otherwise it is optional. */
  required: boolean;
  /** Whether it goes to the bag: not when it is at home already, nor when it is optional and unwanted. */
  included: boolean;
  /** How many the school asks for. */
  asked: number;
  /** How many are to be bought. */
  quantity: number;
  /** How many can be had; 0 is sold out. */
  max: number;
  /** For one, formatted. */
  price: string;
  /** For the quantity, formatted. */
  total: string;
  /** Where it is sold out: one of the same kind, in stock, at the nearest price (formatted). */
  swap?: { title: string; price: string };
  /** Where it was swapped: the title of what it stands in for. */
  replaces?: string;
}

export interface SupplyLineProps extends Omit<ComponentPropsWithRef<'li'>, 'onToggle'> {
  /** What the list asks for, and what was decided about it. */
  item: SupplyItem;
  /** Told whether it is to be bought. */
  onToggle: (id: number, included: boolean) => void;
  /** Told how many are to be bought. */
  onQuantity: (id: number, quantity: number) => void;
  /** Told that the offered product takes the place of the sold-out one, or (`false`) gives it back. */
  onSwap: (id: number, swapped: boolean) => void;
}

const Line = styled.li`
  ${supplyLineStyles}
`;

/** One entry of a supply list: what, how many, whether it is needed, and what to take where it is sold out. */
export function SupplyLine({ item, onToggle, onQuantity, onSwap, ...rest }: SupplyLineProps) {
  const id = useId();
  const { title, hebTitle, included, required, max, swap, replaces } = item;
  const soldOut = max === 0;
  const fewer = !soldOut && max < item.asked;
  const took = useRef<HTMLElement>(null);

  // A swap takes its own button away: whoever pressed it goes on at the one that undoes it, and back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes with the swap
  useEffect(() => {
    const line = took.current;
    took.current = null;
    line?.querySelector<HTMLElement>('.undo, .swap button')?.focus();
  }, [replaces]);
  const choose = (button: HTMLElement, swapped: boolean) => {
    took.current = button.closest('li');
    onSwap(item.id, swapped);
  };

  return (
    <Line aria-labelledby={id} data-included={included && !soldOut} {...rest}>
      <span className="paper" aria-hidden="true">
        {!included && required && <Icon name="check" size="small" />}
      </span>
      <Picture
        className="picture"
        picture={item.picture && { ...item.picture, alt: '' }}
        sizes="5rem"
        widths={[160, 240]}
      />
      <div className="words">
        <h4 id={id} dir="auto">
          <Link className="link" href={item.path}>
            {title}
          </Link>
        </h4>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
        <p>
          <bdi>
            {messages.asked(item.asked, item.price)}
            {included && !soldOut && item.quantity !== item.asked && (
              <span className="taken">{messages.toBuy(item.quantity)}</span>
            )}
          </bdi>
        </p>
        {replaces && (
          <p>
            {messages.inPlaceOf[0]}
            <bdi>{replaces}</bdi>
            {messages.inPlaceOf[1]}
            <button
              ref={replay}
              type="button"
              className="undo"
              onClick={(event) => choose(event.currentTarget, false)}
            >
              {messages.undo} <VisuallyHidden>{messages.undoWhat(replaces)}</VisuallyHidden>
            </button>
          </p>
        )}
        {fewer && <p className="gone">{messages.onlyLeft(max)}</p>}
        {soldOut && included && <p className="gone">{messages.soldOutNotInTotal}</p>}
        {soldOut && !included && <p>{messages.soldOut}</p>}
      </div>
      {(!soldOut || required) && (
        <div className="tick">
          <SupplyTick
            {...{ title, required, included }}
            onChange={(wanted) => onToggle(item.id, wanted)}
          />
        </div>
      )}
      {included && !soldOut && (
        <div className="controls">
          <QuantitySelector
            value={item.quantity}
            max={max}
            onChange={(quantity) => onQuantity(item.id, quantity)}
          />
          <p className="total">{item.total}</p>
        </div>
      )}
      {soldOut && (included || !required) && (
        <div className="swap">
          <SwapOffer title={title} swap={swap} onSwap={(button) => choose(button, true)} />
        </div>
      )}
    </Line>
  );
}
