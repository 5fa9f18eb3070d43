import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RadioCards } from '../RadioCards/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

const sentences = {
  name: 'Enter your name.',
  email: 'Enter an email address such as ruth@example.com.',
  way: 'Please choose a way.',
};
type Name = keyof typeof sentences;

/** A form whose fields are all wrong when it is sent, each until it is changed. */
function Journey({ found = ['name', 'email', 'way'] }: { found?: Name[] }) {
  const [wrong, setWrong] = useState<Name[]>([]);
  const errorOf = (name: Name) => (wrong.includes(name) ? sentences[name] : undefined);
  const mend = (name: Name) => setWrong((now) => now.filter((one) => one !== name));
  return (
    <Form submitLabel="Go on" onSubmit={() => setWrong([...found].reverse())}>
      <TextField label="Name" name="name" error={errorOf('name')} onChange={() => mend('name')} />
      <TextField
        label="Email"
        name="email"
        hint="We answer here."
        error={errorOf('email')}
        onChange={() => mend('email')}
      />
      <RadioCards
        legend="Which way?"
        name="way"
        value=""
        options={[
          { value: 'sea', title: 'By sea', disabled: true },
          { value: 'land', title: 'By land' },
        ]}
        error={errorOf('way')}
        onChange={() => mend('way')}
      />
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));
const summary = () => screen.findByRole('group', { name: /^Error: .* need(s)? another look$/ });
const linesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  document.title = 'Journeys';
});

test('what is wrong stands above the fields in their order, and has the focus', async () => {
  render(<Journey />);
  expect(screen.queryByRole('link')).toBeNull();
  await send();
  const group = await summary();
  expect(group).toHaveAccessibleName('Error: 3 answers need another look');
  await waitFor(() => expect(group).toHaveFocus());
  expect(linesOf(group)).toEqual([sentences.name, sentences.email, sentences.way]);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(group.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the order is that of the form, whatever was found first', async () => {
  const { rerender } = render(<Journey found={['way']} />);
  await send();
  expect(linesOf(await summary())).toEqual([sentences.way]);
  rerender(<Journey found={['way', 'name']} />);
  await send();
  await waitFor(async () =>
    expect(linesOf(await summary())).toEqual([sentences.name, sentences.way]),
  );
});

test.each<[Name, () => HTMLElement]>([
  ['email', () => screen.getByRole('textbox', { name: 'Email' })],
  ['way', () => screen.getByRole('radio', { name: 'By land' })],
])(
  'a line leads to its field, of a choice to the first that can be chosen: %s',
  async (at, field) => {
    render(<Journey />);
    await send();
    const link = within(await summary()).getByRole('link', { name: sentences[at] });
    expect(link).toHaveAttribute('href', `#${field().id}`);
    await userEvent.click(link);
    expect(field()).toHaveFocus();
  },
);

test('a line goes once its field is mended, and the focus stays where somebody types', async () => {
  render(<Journey />);
  await send();
  const group = await summary();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'r');
  expect(linesOf(group)).toEqual([sentences.name, sentences.way]);
  expect(group).toHaveAccessibleName('Error: 2 answers need another look');
  expect(email).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'R');
  await userEvent.click(screen.getByRole('radio', { name: 'By land' }));
  expect(group).not.toBeInTheDocument();
});

test('the next send leads to it again, though nothing new was found', async () => {
  render(<Journey found={['name']} />);
  await send();
  await waitFor(async () => expect(await summary()).toHaveFocus());
  await send();
  await waitFor(async () => expect(await summary()).toHaveFocus());
});

test('the title says so for as long as something is wrong', async () => {
  const { unmount } = render(<Journey found={['name']} />);
  await send();
  await summary();
  expect(document.title).toBe('Error: Journeys');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'R');
  expect(document.title).toBe('Journeys');
  await send();
  await summary();
  expect(document.title).toBe('Error: Journeys');
  unmount();
  expect(document.title).toBe('Journeys');
});

test('another page’s title is left as it is', async () => {
  const { unmount } = render(<Journey found={['name']} />);
  await send();
  await summary();
  document.title = 'Elsewhere';
  unmount();
  expect(document.title).toBe('Elsewhere');
});

test('what a field says begins with what it is, and is announced by the summary alone', async () => {
  render(<Journey />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await send();
  expect(email).toHaveAccessibleDescription(`We answer here. Error: ${sentences.email}`);
  const said = screen
    .getAllByText(sentences.email)
    .filter((one) => one.closest('[aria-live], [role=alert], [role=status]'));
  expect(said).toEqual([]);
});

/** A field that is wrong as it is typed. */
function Live() {
  const [typed, setTyped] = useState('');
  return (
    <Form submitLabel="Go on" onSubmit={() => undefined}>
      <TextField
        label="Code"
        name="code"
        value={typed}
        error={typed ? 'We do not know it.' : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Form>
  );
}

test('what is found while somebody types is said at the field alone', async () => {
  render(<Live />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'X');
  const said = screen.getByText('We do not know it.');
  expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.title).toBe('Journeys');
});

/** A form that fails as a whole. */
function Refused() {
  const [failure, setFailure] = useState<string>();
  return (
    <Form submitLabel="Go on" failure={failure} onSubmit={() => setFailure('Try again later.')}>
      <TextField label="Name" name="name" />
    </Form>
  );
}

test('a failure of the whole is announced once, and the title says so', async () => {
  render(<Refused />);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Try again later.');
  await waitFor(() => expect(document.title).toBe('Error: Journeys'));
  expect(screen.getAllByText('Try again later.')).toHaveLength(1);
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
});

/** A form whose answer is awaited until it is told to come. */
function Slow() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const answer = () => {
    setBusy(false);
    setError(sentences.name);
  };
  return (
    <>
      <Form submitLabel="Go on" busy={busy} onSubmit={() => setBusy(true)}>
        <TextField label="Name" name="name" error={error} />
        <TextField label="Email" name="email" />
      </Form>
      <button type="button" onClick={answer}>
        Answer
      </button>
    </>
  );
}

test('what was said of the last send is not said again before the next is answered', async () => {
  render(<Slow />);
  await send();
  act(() => screen.getByRole('button', { name: 'Answer' }).click());
  await waitFor(async () => expect(await summary()).toHaveFocus());
  await send();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Answer' }).click());
  await waitFor(async () => expect(await summary()).toHaveFocus());
});

test('whoever types on while it is sent is not led away: the field says it when it comes', async () => {
  render(<Slow />);
  await send();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'r');
  act(() => screen.getByRole('button', { name: 'Answer' }).click());
  const said = await screen.findByText(sentences.name);
  expect(said).toHaveAttribute('aria-live', 'polite');
  expect(email).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});
