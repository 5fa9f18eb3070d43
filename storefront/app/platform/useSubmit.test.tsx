import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../mocks/render.tsx';
import { CallFailed, unexpected } from './call-failed.ts';
import { onReport } from './reports.ts';
import { useSubmit } from './useSubmit.ts';

const send = vi.fn<() => Promise<unknown>>();
const returned = vi.fn<(answer: unknown) => void>();
beforeEach(() => vi.resetAllMocks());

interface SampleProps {
  fieldOf?: Record<string, string>;
  told?: { errors: Record<string, string>; failure?: string };
}

/** A form whose field nobody holds, as those that are sent without scripts. */
function Sample({ fieldOf, told }: SampleProps) {
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit(fieldOf, told);
  return (
    <form
      aria-label="Sample"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(send).then(returned);
      }}
    >
      <input aria-label="Address" onChange={() => clearError('email')} />
      <p data-testid="email">{errors.email}</p>
      <p data-testid="name">{errors.name}</p>
      <p role="alert">{failure}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => setErrors({ name: 'Who is it?' })}>
        Check
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = (fields?: Record<string, string>) =>
  new CallFailed(422, { message: 'Not like that.', ...(fields && { fields }) });

/** An answer that comes when it is told to, or a refusal. */
function awaited() {
  let settle = (_settled: Promise<unknown>): void => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return (settled: Promise<unknown>) => act(async () => settle(settled));
}

/** What is said at each place, and whether an answer is awaited. */
const shown = () => ({
  email: screen.getByTestId('email').textContent,
  name: screen.getByTestId('name').textContent,
  failure: screen.getByRole('alert').textContent,
  busy: screen.getByRole('form').getAttribute('aria-busy') === 'true',
});
const quiet = { email: '', name: '', failure: '', busy: false };

test('a second press while one is under way sends nothing; the next after it does', async () => {
  const settle = awaited();
  send.mockResolvedValueOnce('again');
  renderScreen(<Sample />);
  await press('Send');
  expect(shown()).toEqual({ ...quiet, busy: true });
  await press('Send');
  expect(send).toHaveBeenCalledTimes(1);
  await settle(Promise.resolve('first'));
  expect(shown()).toEqual(quiet);
  await press('Send');
  expect(returned.mock.calls).toEqual([[undefined], ['first'], ['again']]);
});

test.each<[string, SampleProps['fieldOf'], Record<string, string> | undefined, object]>([
  ['at its field', undefined, { email: 'No such one.' }, { email: 'No such one.' }],
  ['as the form calls it', { mail: 'email' }, { mail: 'No such one.' }, { email: 'No such one.' }],
  ['of the whole, where no field is', undefined, undefined, { failure: 'Not like that.' }],
  [
    'of the whole, where the form has no such field',
    {},
    { x: 'No.' },
    { failure: 'Not like that.' },
  ],
])('what is refused is told %s', async (_, fieldOf, fields, said) => {
  send.mockRejectedValueOnce(refused(fields));
  renderScreen(<Sample {...(fieldOf && { fieldOf })} />);
  await press('Send');
  expect(shown()).toEqual({ ...quiet, ...said });
  expect(returned).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('what is said of a field goes once that is changed; whatever fails, what is typed stays', async () => {
  send.mockRejectedValueOnce(refused({ email: 'No such one.', name: 'Too short.' }));
  renderScreen(<Sample />);
  const field = screen.getByRole('textbox', { name: 'Address' });
  await userEvent.type(field, 'dora@');
  await press('Send');
  expect(field).toHaveValue('dora@');
  await userEvent.type(field, 'x');
  expect(shown()).toEqual({ ...quiet, name: 'Too short.' });
});

test('what is found before it is sent, and what is sent, takes the place of what was said', async () => {
  send.mockRejectedValueOnce(refused()).mockResolvedValueOnce('taken');
  renderScreen(<Sample told={{ errors: { email: 'No such one.' }, failure: 'Look again.' }} />);
  expect(shown()).toEqual({ ...quiet, email: 'No such one.', failure: 'Look again.' });
  await press('Check');
  expect(shown()).toEqual({ ...quiet, name: 'Who is it?' });
  await press('Send');
  expect(shown()).toEqual({ ...quiet, failure: 'Not like that.' });
  await press('Send');
  expect(shown()).toEqual(quiet);
});

test('a form under way keeps nobody on its screen, and its late answer is dropped', async () => {
  const complained = vi.spyOn(console, 'error');
  const settle = awaited();
  const { router } = renderScreen(<Sample />, '/form');
  await press('Send');
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  await settle(Promise.reject(refused({ email: 'No such one.' })));
  expect(returned).toHaveBeenCalledExactlyOnceWith(undefined);
  await act(() => router.navigate('/form'));
  expect(shown()).toEqual(quiet);
  expect(complained).not.toHaveBeenCalled();
});

test('a fault in the code is reported, and told without its own words', async () => {
  const reported = vi.fn();
  const stop = onReport(reported);
  const fault = new TypeError('x is not a function');
  send.mockRejectedValueOnce(fault);
  renderScreen(<Sample />);
  await press('Send');
  stop();
  expect(shown()).toEqual({ ...quiet, failure: unexpected.message });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
