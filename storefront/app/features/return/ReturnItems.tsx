import { Link } from '@otzar/design-system/foundations/link';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { ReturnItemChooser } from '@otzar/design-system/widgets/orders/ReturnItemChooser';
import { formatUsd } from '@otzar/domain/money';
import { chosenLines } from '@otzar/domain/return-steps';
import { reasonTexts } from '@otzar/domain/return-words';
import { useState } from 'react';
import * as messages from '#messages/features/return';
import { paths } from '../../paths.ts';
import { titleOf } from '../../platform/titles.ts';
import { ReturnProgress } from './ReturnProgress.tsx';
import type { SavedReturn } from './return-module.ts';
import { estimateOf, untilText } from './return-view.ts';
import { useChoices } from './useChoices.ts';

interface ReturnItemsProps {
  kept: SavedReturn;
  order: NonNullable<SavedReturn['order']>;
  /** Told that the next step can come. */
  onNext: () => void;
}

const reasons = Object.entries(reasonTexts()).map(([value, label]) => ({ value, label }));

/** Which things of an order go back, how many of each, and why. */
export function ReturnItems({ kept, order, onNext }: ReturnItemsProps) {
  const { choiceOf, choose } = useChoices(kept);
  const [tried, setTried] = useState(false);
  const estimate = estimateOf(kept);
  const none = kept.choices.every(({ quantity }) => quantity === 0);
  const blocked = order.standing !== 'open';
  const help = order.standing === 'not_arrived' ? messages.isLate : messages.isDamaged;

  const submit = () => {
    setTried(true);
    if (chosenLines(kept) !== null) onNext();
  };

  return (
    <PageColumns
      title={order.gift ? messages.whatOfGift : messages.whatGoesBack}
      lead={
        <>
          <ReturnProgress step="items" gift={order.gift} />
          <p>{untilText(order)}</p>
        </>
      }
    >
      <ReturnItemChooser
        items={order.lines.map((line) => {
          const choice = choiceOf(line.id);
          const missing = tried && choice.quantity > 0 && choice.reason === '';
          return {
            id: line.id,
            title: titleOf(line),
            picture: line.picture,
            bought: line.bought,
            returnable: line.returnable,
            choice,
            ...(line.detail && { detail: line.detail }),
            ...(line.money && { price: formatUsd(line.money.price) }),
            ...(line.blocked !== null && { blocked: line.blocked }),
            ...(missing && { error: messages.reasonMissing }),
          };
        })}
        reasons={reasons}
        {...(estimate && { estimate })}
        failure={tried && none && !blocked ? messages.itemMissing : undefined}
        onChange={choose}
        onSubmit={submit}
      />
      {blocked && (
        <p>
          {help[0]}
          <Link href={paths.contactUs}>{messages.writeToUs}</Link>
          {help[1]}
        </p>
      )}
    </PageColumns>
  );
}
