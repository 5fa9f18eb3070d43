import { readCustomerExamples } from '@otzar/contract/customer.examples';
import { readProductExamples } from '@otzar/contract/product.examples';
import { lineOf } from '@otzar/domain/product';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { firstPageHasLoaded } from '../../platform/deferred.tsx';
import { ProductSupply } from './ProductSupply.tsx';

sampleServer();
beforeAll(firstPageHasLoaded);

const { default: book, soldOut } = readProductExamples;
const noa = readCustomerExamples.signedIn.customer;
const show = (product: typeof book) =>
  renderScreen(
    <ProductSupply line={lineOf(product, null, 1)} told={undefined}>
      Comes regularly
    </ProductSupply>,
  );

test('promises how a thing in stock reaches the shopper', async () => {
  show(book);
  expect(await screen.findByText(/^Pick it up/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mail me when it is back' })).toBeNull();
});

test('promises nothing of what is sold out but a letter, to a customer’s own address', async () => {
  const { store } = show(soldOut);
  expect(await screen.findByRole('region', { name: 'Mail me when it is back' })).toBeVisible();
  expect(screen.queryByText(/Pick it up|Get it|Comes regularly/)).toBeNull();
  await act(() => store.set(customerModule.atom, () => noa));
  expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(noa.email);
});
