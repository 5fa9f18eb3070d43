import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { addLine } from '@otzar/domain/bag';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeBagAtom } from '../../features/bag/change-bag.ts';
import { claimBagAtom } from '../../features/bag/claim-bag.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { ProfileView } from './ProfileView.tsx';

const { shop, sample } = sampleServer(true);
test('what was put into the bag just before is kept by the shop once somebody signs out everywhere', async () => {
  const { store } = renderScreen(<ProfileView customer={noa} />, '/account/profile');
  await store.set(customerModule.atom, () => noa);
  await store.set(claimBagAtom, noa.id);
  const kept = () => sample().customers.accounts[0]?.bag.map(({ id }) => id);
  expect(kept()).not.toContain(sampleLines.pencils.id);
  await store.set(changeBagAtom, (bag) => addLine(bag, sampleLines.pencils), 60_000);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(async () => expect(await customerModule.load()).toBeNull());
  expect(kept()).toContain(sampleLines.pencils.id);
});

test('what the shop would refuse is told at once, in the words of the shop', async () => {
  shop.resetHandlers();
  renderScreen(<ProfileView customer={noa} />, '/account/profile');
  const password = await screen.findByLabelText(/^New password/, { selector: 'input' });
  await userEvent.type(password, 'seven77');
  await userEvent.clear(screen.getByLabelText('Full name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/at least 8 characters/));
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/enter your name/);
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    /present password to change this/,
  );
  await userEvent.clear(password);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(password).not.toHaveAccessibleDescription(/at least 8 characters/));
});
