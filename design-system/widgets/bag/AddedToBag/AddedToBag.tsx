import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/AddedToBag';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';

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

  .ways {
    display: grid;
    gap: ${vars.space[2]};
  }
`;

/** What was just put in the bag, and where to go from there. */
export function AddedToBag({
  title,
  picture,
  quantityText,
  price,
  note,
  bagPath,
  checkoutPath,
  describingId,
  onClose,
  ...rest
}: AddedToBagProps) {
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
      <div className="ways">
        <ButtonLink intent="primary" href={bagPath}>
          {messages.viewBag}
        </ButtonLink>
        {checkoutPath && (
          <ButtonLink intent="secondary" href={checkoutPath}>
            {messages.checkOut}
          </ButtonLink>
        )}
        <Button intent="quiet" onClick={onClose}>
          {messages.continueShopping}
        </Button>
      </div>
    </Added>
  );
}
