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
  if (!swap)
    return <p>We have nothing like it in stock. Ask us, and we will tell you when it is back.</p>;
  return (
    <>
      <Icon name="swap" />
      <p>
        In stock and of the same kind:{' '}
        <b>
          <bdi>{swap.title}</bdi>
        </b>
        , {swap.price} each.
      </p>
      <Button intent="secondary" onClick={(event) => onSwap(event.currentTarget)}>
        Swap <VisuallyHidden>{title}</VisuallyHidden> for this
      </Button>
    </>
  );
}
