import type { BagLine } from '@otzar/contract/bag';
import type { EGiftCardOffer } from '@otzar/contract/e-gift-card';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import {
  EGiftCardForm,
  type EGiftCardValues,
} from '@otzar/design-system/widgets/catalogue/EGiftCardForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { deliveryDays, eGiftCardLine } from '@otzar/domain/e-gift-card';
import { thresholdText } from '@otzar/domain/free-shipping';
import { useState } from 'react';
import * as messages from '#messages/features/e-gift-card';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { randomKey } from '../../platform/random-key.ts';
import { checkCard } from './card-problems.ts';

interface EGiftCardScreenProps {
  offer: EGiftCardOffer;
  /** Settles when the card is in the bag. */
  onAdd: (line: BagLine) => Promise<void>;
}

const untitled = { recipient_name: '', recipient_email: '', message: '', deliver_on: '' };

/** Where an e-gift card is made. What was typed of its sender stays for the next one. */
export function EGiftCardScreen({ offer, onAdd }: EGiftCardScreenProps) {
  const [values, setValues] = useState<EGiftCardValues>({
    ...untitled,
    sender_name: '',
    amount: offer.amounts[1] ?? offer.least,
    design: offer.designs[0]?.design ?? '',
  });
  const { both, about } = usePrices();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const now = new Date();
  const checked = checkCard(values, now);

  async function submit(): Promise<void> {
    setTried(true);
    if (!('card' in checked)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onAdd(eGiftCardLine(offer, checked.card, randomKey(8)));
      setValues((typed) => ({ ...typed, ...untitled }));
      setTried(false);
    } catch {
      setFailure(messages.notAdded);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Breadcrumbs
        items={[
          { name: messages.home, path: paths.home },
          { name: messages.eGiftCard, path: paths.eGiftCard },
        ]}
      />
      <PageColumns title={messages.eGiftCard} lead={<p>{messages.whatItIs}</p>}>
        <EGiftCardForm
          amounts={offer.amounts.map((value) => ({
            value,
            label: about
              ? messages.aboutAs(thresholdText(value), about(value))
              : thresholdText(value),
          }))}
          range={{ min: offer.least, max: offer.most }}
          designs={offer.designs.map(({ design, name, image }) => ({
            value: design,
            name,
            picture: image,
          }))}
          values={values}
          errors={tried && 'errors' in checked ? checked.errors : {}}
          days={deliveryDays(now)}
          onChange={(changed) => setValues((typed) => ({ ...typed, ...changed }))}
          onSubmit={() => void submit()}
          busy={busy}
          charged={
            about && values.amount !== null ? messages.youPay(both(values.amount)) : undefined
          }
          failure={failure}
        />
      </PageColumns>
    </>
  );
}
