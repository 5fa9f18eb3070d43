import * as messages from '#messages/widgets/school/SupplyList';
import { Button } from '../../../components/Button/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

interface SwapOfferProps {
  /** Of what is sold out. */
  title: string;
  /** What can be had in its place, at its price (formatted). */
  swap: { title: string; price: string } | undefined;
  /** Told the button that was pressed. */
  onSwap: (button: HTMLElement) => void;
}

/** What to take in place of something that is sold out, if there is anything. */
export function SwapOffer({ title, swap, onSwap }: SwapOfferProps) {
  if (!swap) return <p>{messages.nothingLikeIt}</p>;
  const sameKind = messages.sameKind(swap.price);
  return (
    <>
      <Icon name="swap" />
      <p>
        {sameKind[0]}
        <b>
          <bdi>{swap.title}</bdi>
        </b>
        {sameKind[1]}
      </p>
      <Button intent="secondary" onClick={(event) => onSwap(event.currentTarget)}>
        {messages.swap[0]}
        <VisuallyHidden>{messages.swapWhat(title)}</VisuallyHidden>
        {messages.swap[1]}
      </Button>
    </>
  );
}
