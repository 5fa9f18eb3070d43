import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/BuyPanel';
import { Button } from '../../../components/Button/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { useReplay } from '../../../foundations/replay/index.ts';

export interface BuyPanelProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Formatted, of what is chosen now. */
  price: string;
  /** What it cost before; shown struck through. */
  formerPrice?: string | undefined;
  /** The stock line. */
  stock: ReactNode;
  /** The quantity selector; nothing where none can be had. */
  quantity: ReactNode;
  /** Told what stands in the form when the shopper puts it in the bag; without scripts it is sent to `action`. */
  onAdd: (form: FormData) => void;
  /** Whether adding is under way. */
  busy: boolean;
  /** Whether it cannot be bought. */
  disabled: boolean;
  /** "Add to bag", "Preorder" or "Sold out". */
  addLabel: string;
  /** A word after the price: `a month`, `each`. */
  per?: string | undefined;
  /** What is paid, in words, where the price is shown in another currency. */
  charged?: string | undefined;
  /** What all that would be added comes to, as the shopper reads it, where that is not the price. */
  total?: string | undefined;
  /** What stands beside the button, such as the heart of a favorite. */
  aside?: ReactNode;
  /** What went wrong and what to do about it. */
  error?: string | undefined;
}

const Panel = styled.form`
  display: grid;
  gap: ${vars.space[4]};

  .price {
    font-family: ${vars.font.family.display};
    line-height: ${vars.font.lineHeight.tight};
  }

  .per,
  .charged {
    color: ${vars.color.text.muted};
  }

  .charged {
    display: inline-block;
    margin-inline-start: ${vars.space[3]};
    font-size: ${vars.font.size[-1]};
  }

  .buy {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${vars.space[3]};
  }

  .add {
    flex: 1;
  }

  /* Level with the field, whose label stands above it. */
  .buy:has(label) > :is(.add, .aside) {
    margin-block-start: calc(${vars.font.size[-1]} * ${vars.font.lineHeight.text} + ${vars.space[1]});
  }

  .aside {
    display: grid;
    place-items: center;
    min-block-size: ${vars.size.controlLarge};
  }

  .total {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space[4]};
    margin: 0;
    padding-block-start: ${vars.space[3]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .total output {
    font-weight: ${vars.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }

  .error {
    margin: 0;
    color: ${vars.color.text.error};
  }

  /* It is there before it speaks, and takes no room until then. */
  .error:empty {
    position: absolute;
  }
`;

/** The price and the way to the bag; its children, the choices to be made, stand before the button. */
export function BuyPanel({
  price,
  formerPrice,
  stock,
  quantity,
  onAdd,
  busy,
  disabled,
  addLabel,
  per,
  charged,
  total,
  aside,
  error,
  ref,
  children,
  ...rest
}: BuyPanelProps) {
  return (
    <Panel
      ref={useReplay(ref)}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onAdd(new FormData(event.currentTarget));
      }}
      {...rest}
    >
      <div>
        <Price className="price" size="large" price={price} formerPrice={formerPrice} />
        {per && <span className="per"> {per}</span>}
        {charged && <span className="charged">{charged}</span>}
      </div>
      {children}
      {stock}
      {total && (
        <p className="total">
          {messages.together[0]}
          <output dir="auto">{total}</output>
          {messages.together[1]}
        </p>
      )}
      <div className="buy">
        {quantity}
        <Button
          className="add"
          type="submit"
          intent="primary"
          size="large"
          busy={busy}
          disabled={disabled}
        >
          {addLabel}
        </Button>
        {aside && <span className="aside">{aside}</span>}
      </div>
      <p className="error" role="alert">
        {error}
      </p>
    </Panel>
  );
}
