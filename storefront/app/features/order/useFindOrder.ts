import { findOrder, type Order } from '@otzar/contract/order';
import { useState } from 'react';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** Finds an order by its number and e-mail address (decision 012). */
export function useFindOrder(id: number) {
  const [order, setOrder] = useState<Order>();
  const [email, setEmail] = useState('');
  const { submit, errors, failure, busy, setErrors } = useSubmit({ email: 'email' });

  const find = () =>
    submit(async () => {
      setOrder(await call(findOrder, { params: { id: String(id) }, body: { email } }));
    });

  return {
    order,
    email,
    error: errors.email ?? failure,
    busy,
    find,
    change: (typed: string) => {
      setEmail(typed);
      setErrors({});
    },
  };
}
