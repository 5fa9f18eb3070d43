import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/AddedToBag';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { LineList, type ListedLine } from '../LineList/index.ts';

export interface AddedToBagProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product's. */
  title: string;
  /** The product's, or its chosen variation's, if it has one. */
  picture?: PictureSource | undefined;
  /** A ready phrase, e.g. `Quantity 2`. */
  quantityText: string;
  /** For one, formatted. */
  price: string;
  /** Why less went in than was to, in a sentence. */
  note?: string | undefined;
  /** What the whole bag comes to, formatted. */
  subtotal?: string | undefined;
  /** What else the bag holds. */
  others?: readonly ListedLine[];
  /** Where the bag is. */
  bagPath: string;
  /** Where the checkout begins; without it there is no link. */
  checkoutPath?: string;
  /** The id of what says which product it is and how many went in: of the dialog it is in, the description. */
  describingId?: string | undefined;
  /** Told that the shopper goes on looking. */
  onClose: () => void;
}

const Added = styled.div`
  display: grid;
  gap: ${vars.space[5]};

  .what {
    display: grid;
    grid-template-columns: ${vars.size.thumbnail} minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space[4]};
  }

  .title {
    margin: 0;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
    overflow-wrap: anywhere;
  }

  .how {
    margin: ${vars.space[1]} 0 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .note {
    margin: 0;
    color: ${vars.color.text.warning};
  }

  .subtotal {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space[4]};
    margin: 0;
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .ways {
    display: grid;
    gap: ${vars.space[2]};
  }

  h3 {
    font-size: ${vars.font.size[1]};
  }
`;

/** What was just put in the bag, what that comes to with all else in it, and where to go from there. */
export function AddedToBag({
  title,
  picture,
  quantityText,
  price,
  note,
  subtotal,
  others = [],
  bagPath,
  checkoutPath,
  describingId,
  onClose,
  children,
  ...rest
}: AddedToBagProps) {
  const othersId = useId();
  return (
    <Added {...rest}>
      <div className="what">
        <Picture picture={picture && { ...picture, alt: '' }} sizes="5rem" />
        <div id={describingId}>
          <p className="title" dir="auto" {...languageOf(title)}>
            {title}
          </p>
          <p className="how">
            {quantityText} · {price}
          </p>
        </div>
      </div>
      <div role="status">{note && <p className="note">{note}</p>}</div>
      {subtotal && (
        <p className="subtotal">
          {messages.subtotal} <strong>{subtotal}</strong>
        </p>
      )}
      {children}
      <div className="ways">
        {checkoutPath && (
          <ButtonLink intent="primary" href={checkoutPath}>
            {messages.checkOut}
          </ButtonLink>
        )}
        <ButtonLink intent={checkoutPath ? 'secondary' : 'primary'} href={bagPath}>
          {messages.viewBag}
        </ButtonLink>
        <Button intent="quiet" onClick={onClose}>
          {messages.continueShopping}
        </Button>
      </div>
      {others.length > 0 && (
        <section aria-labelledby={othersId}>
          <h3 id={othersId}>{messages.alsoInBag}</h3>
          <LineList lines={others} />
        </section>
      )}
    </Added>
  );
}
