import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Form } from '../../components/Form/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import { SelectField } from '../../components/SelectField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { noteUse } from './note-use.ts';
import { partAsleep, wakeLeading } from './wake.ts';

const onSend = vi.fn();
const onPress = vi.fn();
const onOrder = vi.fn();
const values = [
  { label: 'One', value: '1', title: 'Gold' },
  { label: 'Two', value: '2', title: 'Silver' },
];

function Page() {
  const [all, setAll] = useState({ name: '', many: '1', kind: '1', gift: false });
  const set = (changed: Partial<typeof all>) => setAll((now) => ({ ...now, ...changed }));
  return (
    <Form submitLabel="Send" onSubmit={() => onSend(all)}>
      <TextField
        label="Name"
        name="name"
        value={all.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <SelectField
        label="Many"
        name="many"
        options={values}
        value={all.many}
        onChange={({ currentTarget }) => set({ many: currentTarget.value })}
      />
      <RadioCards
        legend="Kind"
        name="kind"
        options={values}
        value={all.kind}
        onChange={(kind) => set({ kind })}
      />
      <Checkbox
        label="Gift"
        checked={all.gift}
        onChange={({ currentTarget }) => set({ gift: currentTarget.checked })}
      />
      <Button onClick={onPress}>Press</Button>
      <select
        aria-label="Order"
        ref={wakeLeading}
        defaultValue="old"
        onChange={({ currentTarget }) => onOrder(currentTarget.value)}
      >
        <option>old</option>
        <option>new</option>
        <option>dear</option>
      </select>
      <output>{JSON.stringify(all)}</output>
    </Form>
  );
}

let root: HTMLElement;

beforeAll(noteUse);
beforeEach(() => {
  onSend.mockReset();
  onPress.mockReset();
  onOrder.mockReset();
  root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
});
afterEach(() => document.body.replaceChildren());

const hydrate = () =>
  act(async () => {
    hydrateRoot(root, <Page />);
  });
const told = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('what was typed, chosen and ticked before is what the screen has', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.selectOptions(screen.getByLabelText('Many'), '2');
  await userEvent.click(screen.getByRole('radio', { name: 'Silver' }));
  await userEvent.click(screen.getByLabelText('Gift'));
  await hydrate();
  await waitFor(() => expect(told()).toEqual({ name: 'Ruth', many: '2', kind: '2', gift: true }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ruth');
});

test('what was changed and changed back is as it was', async () => {
  await userEvent.click(screen.getByLabelText('Gift'));
  await userEvent.click(screen.getByLabelText('Gift'));
  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(told().gift).toBe(false);
});

test('a form that was sent before is sent once, with what stands in it; a button is pressed once', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await hydrate();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ruth' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('what leads to another page waits until every part of this one is awake', async () => {
  const part = partAsleep();
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'new');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  part.begin();
  await hydrate();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onOrder).not.toHaveBeenCalled();
  part.end();
  await waitFor(() => expect(onOrder).toHaveBeenCalledExactlyOnceWith('new'));
});

test('what was chosen before gives way to what is chosen while the page waits for its parts', async () => {
  const part = partAsleep();
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'new');
  part.begin();
  await hydrate();
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'dear');
  part.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith('dear');
});

test('a page that nobody used begins as it is', async () => {
  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
  expect(told()).toEqual({ name: '', many: '1', kind: '1', gift: false });
});

test('where the scripts cannot come, the browser sends what waited for them', async () => {
  const form = root.querySelector('form') as HTMLFormElement;
  const send = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
  const script = document.createElement('script');
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(send).toHaveBeenCalledOnce();
});
