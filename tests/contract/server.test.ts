import { openApiDocument } from '@otzar/contract/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../storefront/server/app/app.ts';
import { backOfficeOf } from '../back-office.ts';
import { type TemporaryShop, temporaryShop } from '../temporary-shop.ts';
import { lastResetToken } from './reset-token.ts';
import { contractSuite, shopSuite } from './suite.ts';
import type { Handler } from './visitor.ts';

let open: TemporaryShop;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop();
  const app = createApp({ shop: open.shop });
  answer = async (request) => app.fetch(request);
});

afterAll(() => open.close());

const ask: Handler = (request) => answer(request);
const letterbox = (email: string) => lastResetToken(open.shop.db, email);

contractSuite('the server', ask, { letterbox });
shopSuite(ask, { letterbox, backOffice: backOfficeOf(() => open.shop) });

test('the server shows the contract that it keeps', async () => {
  const response = await answer(new Request('http://localhost/api/docs/openapi.json'));
  expect(await response.json()).toEqual(openApiDocument());
});
