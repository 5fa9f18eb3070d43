import { createCardToken } from '@otzar/contract/card';
import type { CardToken } from '@otzar/contract/card-token';
import { call } from '../../platform/http.ts';
import { plainCard, type TypedCard } from './check-details.ts';

/** Trades what was typed for a token; throws `CallFailed` with a sentence for each field at fault. */
export const tokenise = (typed: TypedCard): Promise<CardToken> =>
  call(createCardToken, { body: plainCard(typed) });
