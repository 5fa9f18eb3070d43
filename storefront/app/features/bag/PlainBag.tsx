import type { BagLine as Line } from '@otzar/contract/bag';
import type { SessionBag } from '@otzar/contract/session-bag';
import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { BagLine } from '@otzar/design-system/widgets/bag/BagLine';
import { QuantitySelector } from '@otzar/design-system/widgets/bag/QuantitySelector';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { lineKey } from '@otzar/domain/bag';
import { bagSummaryRows } from '@otzar/domain/bag-summary-rows';
import * as messages from '#messages/features/bag';
import { paths } from '../../paths.ts';
import { PlainForm } from '../../platform/PlainForm.tsx';
import { unheard } from '../../platform/plain-form.ts';
import { usePrices } from '../../platform/prices.ts';
import { titleOf } from '../../platform/titles.ts';
import { BagSection, facts } from './BagItems.tsx';
import { RefusedLine, type RefusedLineProps } from './RefusedLine.tsx';

interface PlainBagProps {
  bag: SessionBag;
  /** What could not be put in, as it was asked for. */
  refused?: RefusedLineProps | undefined;
  /** Why a change was not made. */
  failure?: string | undefined;
}

/** The bag as the server draws it where no scripts run: each change is a form. */
export function PlainBag({ bag, refused, failure }: PlainBagProps) {
  const lines = bag.lines.filter(({ max }) => max > 0);
  const { rows, total } = bagSummaryRows(lines, null, null);
  return (
    <PageColumns
      title={messages.yourBag}
      aside={
        lines.length > 0 && (
          <OrderSummary rows={rows} total={total}>
            <ButtonLink href={paths.checkout} size="large" block>
              {messages.checkout}
            </ButtonLink>
          </OrderSummary>
        )
      }
    >
      {failure && <Message tone="error">{failure}</Message>}
      {refused && <RefusedLine {...refused} />}
      {bag.lines.length > 0 && (
        <BagSection title={messages.itemsInBag}>
          {bag.lines.map((line) => (
            <PlainLine key={lineKey(line)} line={line} />
          ))}
        </BagSection>
      )}
    </PageColumns>
  );
}

function PlainLine({ line }: { line: Line }) {
  const prices = usePrices();
  const hidden = { line: lineKey(line) };
  return (
    <BagLine
      {...facts(line, prices)}
      unavailable={line.max < 1}
      quantity={
        line.max > 0 && (
          <PlainForm action={paths.bag} hidden={hidden}>
            <QuantitySelector
              name="quantity"
              value={line.quantity}
              max={line.max}
              onChange={unheard}
            />
            {line.max > 1 && (
              <Button type="submit" intent="quiet">
                {messages.update}{' '}
                <VisuallyHidden>{messages.quantityOf(titleOf(line))}</VisuallyHidden>
              </Button>
            )}
          </PlainForm>
        )
      }
      actions={
        <PlainForm action={paths.bag} hidden={{ ...hidden, quantity: 0 }}>
          <Button type="submit" intent="quiet">
            {messages.remove} <VisuallyHidden>{titleOf(line)}</VisuallyHidden>
          </Button>
        </PlainForm>
      }
    />
  );
}
