import { Button } from '@otzar/design-system/components/Button';
import { Checkbox } from '@otzar/design-system/components/Checkbox';
import { Form } from '@otzar/design-system/components/Form';
import { CardForm } from '@otzar/design-system/widgets/checkout/CardForm';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/screens/account';
import { cardProblems } from '../../features/checkout/check-details.ts';
import { tokenise } from '../../features/checkout/tokenise.ts';
import { preferCardAtom } from '../../features/customer/change-details.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { saveCardAtom } from '../../features/customer/saved-details.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

const noCard = { card: '', exp: '', cvc: '' };

/** What is wrong with a token is wrong with the card that it stands for. */
const fieldOf: Record<string, keyof typeof noCard> = {
  card: 'card',
  exp: 'exp',
  cvc: 'cvc',
  Token: 'card',
};

interface CardEntryProps {
  /** Whether it is the only one, so that it pays anyway. */
  only: boolean;
  /** What stands above its fields, where a dialog says already what it is. */
  legend?: string;
  /** Told that it is kept, or that there is none to keep. */
  onDone: (kept: boolean) => void;
}

/** A card to be kept: it goes to the tokeniser alone, and the account gets what that gives for it. */
export function CardEntry({ only, legend = messages.addCard, onDone }: CardEntryProps) {
  const keep = useSetAtom(saveCardAtom);
  const prefer = useSetAtom(preferCardAtom);
  const [values, setValues] = useState(noCard);
  const [preferred, setPreferred] = useState(false);
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(fieldOf);

  function send(): void {
    const found = cardProblems(values, new Date());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void submit(async () => {
      const { Token } = await tokenise(values);
      await keep(Token);
      const known = await customerModule.load();
      const kept = known?.payments.findLast((payment) => payment.Token === Token);
      if (preferred && kept) await prefer(kept.id);
      onDone(true);
    });
  }

  return (
    <Form
      aria-label={messages.addCard}
      submitLabel={messages.saveCard}
      busy={busy}
      failure={failure}
      onSubmit={send}
      aside={
        <Button intent="quiet" onClick={() => onDone(false)}>
          {messages.cancel}
        </Button>
      }
    >
      <CardForm
        legend={legend}
        values={values}
        errors={errors}
        testHint={messages.testCards}
        onChange={(name, value) => {
          setValues((now) => ({ ...now, [name]: value }));
          clearError(name);
        }}
      />
      {!only && (
        <Checkbox
          label={messages.payFromNowOn}
          checked={preferred}
          onChange={(event) => setPreferred(event.currentTarget.checked)}
        />
      )}
    </Form>
  );
}
