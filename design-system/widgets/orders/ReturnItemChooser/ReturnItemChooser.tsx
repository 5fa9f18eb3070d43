import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/ReturnItemChooser';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { ReturnItemLine } from './ReturnItemLine.tsx';
import type { ReturnChoice, ReturnItem } from './return-item.ts';

export interface ReturnItemChooserProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** The order's lines, in its order. */
  items: readonly ReturnItem[];
  /** Why somebody may send a thing back. */
  reasons: readonly { label: string; value: string }[];
  /** What comes back to the shopper, e.g. `About $24.95 back`; left out for a gift. */
  estimate?: string;
  /** Told what is decided about a line. */
  onChange: (id: number, change: Partial<ReturnChoice>) => void;
}

const Chooser = styled(Form)`
  max-inline-size: none;

  ul {
    margin: 0;
    padding: 0;
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
    list-style: none;
  }
`;

/** Which things of an order come back, how many of each, and why; what cannot come back says so. */
export function ReturnItemChooser({
  items,
  reasons,
  estimate,
  onChange,
  ...rest
}: ReturnItemChooserProps) {
  const none = items.every((item) => item.blocked !== undefined);
  const count = items.reduce((sum, item) => sum + item.choice.quantity, 0);
  return (
    <Chooser
      aria-label={messages.itemsToReturn}
      submitLabel={
        none ? undefined : count > 0 ? messages.returnCount(count) : messages.returnItems
      }
      aside={<bdi aria-live="polite">{count > 0 && estimate}</bdi>}
      {...rest}
    >
      <ul>
        {items.map((item) => (
          <ReturnItemLine key={item.id} item={item} reasons={reasons} onChange={onChange} />
        ))}
      </ul>
    </Chooser>
  );
}
