import type { Order } from '@otzar/contract/order';
import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/screens/account';
import { paths } from '../../paths.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { type BoughtAgain, buyAgainAtom } from './buy-again.ts';

function Told({ count, missed }: BoughtAgain) {
  const said = [...(count > 0 ? [messages.inBag(count)] : []), ...missed].join(' ');
  return (
    <Message
      tone={count > 0 ? 'success' : 'info'}
      action={
        count > 0 && (
          <ButtonLink href={paths.bag} intent="secondary">
            {messages.viewBag}
          </ButtonLink>
        )
      }
    >
      {said}
    </Message>
  );
}

/** The button that puts an order into the bag again, and what came of it. */
export function useBuyAgain(order: Order) {
  const buy = useSetAtom(buyAgainAtom);
  const { submit, failure, busy } = useSubmit({});
  const [told, setTold] = useState<BoughtAgain>();

  function run(): void {
    setTold(undefined);
    void submit(async () => setTold(await buy(order)));
  }

  return {
    button: (
      <Button intent="secondary" icon="bag" busy={busy} onClick={run}>
        {messages.buyAgain} <VisuallyHidden>{messages.whichOrder(order.id)}</VisuallyHidden>
      </Button>
    ),
    told: failure ? <Message tone="error">{failure}</Message> : told && <Told {...told} />,
  };
}
