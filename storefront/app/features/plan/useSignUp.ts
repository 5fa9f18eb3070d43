import type { Plan, PlanGroup } from '@otzar/contract/plan';
import { beginSubscription, Frequency, type Subscription } from '@otzar/contract/subscription';
import type { SignUpValues } from '@otzar/design-system/widgets/account/SignUpForm';
import { plusDays } from '@otzar/domain/calendar-day';
import { isPosted } from '@otzar/domain/recurring';
import { useRef, useState } from 'react';
import * as messages from '#messages/features/plan';
import { call } from '../../platform/http.ts';
import { randomKey } from '../../platform/random-key.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** What the contract calls each field. */
const fieldOf: Record<string, keyof SignUpValues> = {
  product_id: 'plan',
  frequency: 'frequency',
  quantity: 'quantity',
  first_on: 'firstDay',
  address_id: 'address',
  payment_id: 'payment',
};

/** What the customer has that a sign-up starts from; empty for none. */
export interface Saved {
  address: string;
  payment: string;
}

const rhythmOf = ({ frequencies }: Plan): Frequency =>
  frequencies.find((one) => one === 'month') ?? frequencies[0] ?? 'month';

const idIn = (text: string): number | null => (text === '' ? null : Number(text));

/** A sign-up that is filled in; what is chosen stays until it has arrived, and one of it is made. */
export function useSignUp(group: PlanGroup, saved: Saved, onBegun: (begun: Subscription) => void) {
  const first = group.plans.find(({ product }) => product.max > 0);
  const [chosen, setChosen] = useState<Omit<SignUpValues, keyof Saved>>(() => ({
    plan: group.plans.length === 1 && first ? String(first.product.id) : '',
    frequency: first ? rhythmOf(first) : 'month',
    quantity: 1,
    firstDay: plusDays(group.first_day, 1),
  }));
  const [own, setOwn] = useState<Partial<Saved>>({});
  const [before, setBefore] = useState(saved);
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(fieldOf);
  const attempt = useRef({ body: '', key: '' });

  // What was just added is chosen, whatever was before.
  for (const name of ['address', 'payment'] as const)
    if (saved[name] !== before[name]) {
      setBefore((now) => ({ ...now, [name]: saved[name] }));
      setOwn(({ [name]: _, ...others }) => others);
      clearError(name);
    }

  const values: SignUpValues = { ...chosen, ...saved, ...own };
  const plan = group.plans.find(({ product }) => String(product.id) === values.plan);
  const sample = plan ?? first;
  const posted = sample === undefined || isPosted(sample.product);

  function change({ address, payment, ...others }: Partial<SignUpValues>): void {
    const next = group.plans.find(({ product }) => String(product.id) === others.plan);
    setChosen((now) => {
      const fits = next?.frequencies.some((one) => one === now.frequency) ?? true;
      return { ...now, ...others, ...(next && !fits && { frequency: rhythmOf(next) }) };
    });
    if (address !== undefined) setOwn((now) => ({ ...now, address }));
    if (payment !== undefined) setOwn((now) => ({ ...now, payment }));
    const changed = { address, payment, ...others };
    for (const name of Object.values(fieldOf)) if (changed[name] !== undefined) clearError(name);
  }

  async function begin(plan: Plan): Promise<void> {
    const body = {
      type_id: group.type_id,
      group_id: group.group_id,
      product_id: plan.product.id,
      frequency: Frequency.options.find((one) => one === values.frequency) ?? rhythmOf(plan),
      quantity: values.quantity,
      first_on: values.firstDay,
      address_id: posted ? idIn(values.address) : null,
      payment_id: idIn(values.payment),
    };
    // The same again is the same one: a lost reply makes no second.
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: randomKey(16) };
    const headers = { 'Idempotency-Key': attempt.current.key };
    onBegun(await call(beginSubscription, { body, headers }));
  }

  function send(): void {
    if (plan) void submit(() => begin(plan));
    else setErrors({ plan: messages.planMissing });
  }

  return { values, plan, posted, errors, failure, busy, change, send };
}
