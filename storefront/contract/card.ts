import * as v from 'valibot';
import { messages } from '#messages/card';
import { CardToken } from './card-token.ts';
import { endpoint } from './endpoint.ts';

export const createCardToken = endpoint({
  method: 'POST',
  path: '/api/card/createToken',
  audience: 'personal',
  body: v.object({
    /** Digits only: white space is stripped before sending (specification, section 5). */
    card: v.pipe(
      v.string(() => messages.numberMissing),
      v.regex(/^\d{12,19}$/, () => messages.numberWrong),
    ),
    /** `MMYY`, the slash removed. */
    exp: v.pipe(
      v.string(() => messages.expiryMissing),
      v.regex(/^(0[1-9]|1[0-2])\d{2}$/, () => messages.expiryWrong),
    ),
    cvc: v.pipe(
      v.string(() => messages.securityCodeMissing),
      v.regex(/^\d{3,4}$/, () => messages.securityCodeWrong),
    ),
  }),
  status: 200,
  answer: CardToken,
  refusals: [429],
});
