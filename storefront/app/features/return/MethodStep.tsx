import type { OrderReturn } from '@otzar/contract/return';
import { Form } from '@otzar/design-system/components/Form';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { ReturnMethodChooser } from '@otzar/design-system/widgets/orders/ReturnMethodChooser';
import { methodTexts } from '@otzar/domain/return-words';
import * as messages from '#messages/features/return';
import { brand } from '../../brand.ts';
import { ReturnProgress } from './ReturnProgress.tsx';
import { ReturnSummary } from './ReturnSummary.tsx';
import type { SavedReturn } from './return-module.ts';
import { useMakeReturn } from './useMakeReturn.ts';

interface MethodStepProps {
  kept: SavedReturn;
  order: NonNullable<SavedReturn['order']>;
  onChange: (part: Partial<SavedReturn>) => void;
  /** Told once the return is made. */
  onMade: (made: OrderReturn) => void;
  /** Told why, where something came back meanwhile and is to be chosen anew. */
  onChanged: (why: string) => void;
}

const options = [
  { value: 'drop_off' as const, description: methodTexts().drop_off, price: messages.free },
  { value: 'label' as const, description: methodTexts().label, price: messages.free },
  {
    value: 'store' as const,
    description: messages.atOurShop(methodTexts().store, brand.address.join(', ')),
    price: messages.free,
  },
];

/** How it travels, and the last word before the return is made. */
export function MethodStep({ kept, order, onChange, onMade, onChanged }: MethodStepProps) {
  const { make, busy, failure, error } = useMakeReturn(kept, { onMade, onChanged });
  return (
    <PageColumns
      title={messages.howItComesBack}
      lead={<ReturnProgress step="method" gift={order.gift} />}
      aside={order.gift ? undefined : <ReturnSummary kept={kept} />}
    >
      <Form
        aria-label={messages.howItComesBack}
        submitLabel={messages.confirm}
        busy={busy}
        failure={failure}
        onSubmit={() => void make()}
      >
        <ReturnMethodChooser
          value={kept.method}
          options={options}
          error={error}
          onChange={(method) => onChange({ method })}
        />
      </Form>
    </PageColumns>
  );
}
