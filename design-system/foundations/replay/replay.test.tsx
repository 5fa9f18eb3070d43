import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Form } from '../../components/Form/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import { SelectField } from '../../components/SelectField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { recordUse } from './record-use.ts';
import { dehydratedPart, replayNavigation } from './replay.ts';

const onSend = vi.fn();
const onPress = vi.fn();
const onOrder = vi.fn();
const values = [
  { label: 'One', value: '1', title: 'Gold' },
  { label: 'Two', value: '2', title: 'Silver' },
];

const order = (
  <select
    aria-label="Order"
    ref={replayNavigation}
    defaultValue="old"
    onChange={({ currentTarget }) => onOrder(currentTarget.value)}
  >
    <option>old</option>
    <option>new</option>
    <option>dear</option>
  </select>
);

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
      {order}
      <output>{JSON.stringify(all)}</output>
    </Form>
  );
}

let root: HTMLElement;

/** A page notes for itself, and one that goes on alone does so to its end. @returns the way to end it */
function beginPage(): () => void {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  recordUse(60_000);
  const heard = listen.mock.calls.map(([...call]) => call);
  listen.mockRestore();
  return () => {
    for (const call of heard) removeEventListener(...call);
  };
}

let endPage: () => void;

beforeEach(() => {
  endPage = beginPage();
  onSend.mockReset();
  onPress.mockReset();
  onOrder.mockReset();
  root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
});
afterEach(() => {
  endPage();
  document.body.replaceChildren();
});

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
  const part = dehydratedPart();
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
  const part = dehydratedPart();
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

describe('where a part cannot come', () => {
  beforeEach(() => {
    root.innerHTML = renderToString(<form method="get">{order}</form>);
  });
  const listForm = () => {
    const form = screen.getByLabelText('Order').closest('form') as HTMLFormElement;
    return vi.spyOn(form, 'submit').mockImplementation(() => undefined);
  };

  test('the browser leads to what was chosen in it, and to what is chosen from then on', async () => {
    const send = listForm();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'new');
    expect(send).not.toHaveBeenCalled();
    window.earlyUse?.fallBack();
    expect(send).toHaveBeenCalledOnce();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'dear');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('the browser leads to what was chosen beside it and waits for it', async () => {
    const send = listForm();
    const part = dehydratedPart();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'new');
    part.begin();
    await act(async () => {
      hydrateRoot(root, <form method="get">{order}</form>);
    });
    window.earlyUse?.fallBack();
    expect(send).toHaveBeenCalledOnce();
    expect(onOrder).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'dear');
    expect(onOrder).toHaveBeenCalledExactlyOnceWith('dear');
    expect(send).toHaveBeenCalledOnce();
    part.end();
  });

  test('a page on which nothing was chosen stays', () => {
    const send = listForm();
    window.earlyUse?.fallBack();
    expect(send).not.toHaveBeenCalled();
  });
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

describe('where the scripts do not come in time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the browser sends what waited for them', () => {
    const form = root.querySelector('form') as HTMLFormElement;
    const send = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
    screen.getByRole('button', { name: 'Send' }).click();
    vi.advanceTimersByTime(59_999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledOnce();
  });

  test('a page on which nothing was sent or chosen goes on waiting', () => {
    const fallBack = vi.spyOn(HTMLFormElement.prototype, 'submit');
    screen.getByRole('button', { name: 'Press' }).click();
    vi.advanceTimersByTime(60_000);
    expect(fallBack).not.toHaveBeenCalled();
    fallBack.mockRestore();
  });
});
