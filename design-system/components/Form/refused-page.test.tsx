import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sentences = ['Enter your name.', 'Please choose a way.'] as const;

/** The form as one side has it: a server and a browser read its modules each for itself. */
async function formOfOneSide() {
  vi.resetModules();
  const { Form, RefusedPage } = await import('./index.ts');
  const { TextField } = await import('../TextField/index.ts');
  const { RadioCards } = await import('../RadioCards/index.ts');
  const { renderToPipeableStream } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  const form = (
    <>
      <Form submitLabel="Go on" onSubmit={() => undefined}>
        <TextField label="Name" name="name" error={sentences[0]} />
        <RadioCards
          legend="Which way?"
          name="way"
          value=""
          options={[{ value: 'land', title: 'By land' }]}
          error={sentences[1]}
          onChange={() => undefined}
        />
      </Form>
      <Form aria-label="News" submitLabel="Sign up" onSubmit={() => undefined}>
        <TextField label="Email" name="email" />
      </Form>
    </>
  );
  return { form, RefusedPage, renderToPipeableStream, hydrateRoot };
}

/** What a server sends as the page, once all of it is there; not its first, whose code it had to wait for. */
async function drawnBy(refused: boolean): Promise<string> {
  vi.stubGlobal('document', undefined);
  const { form, RefusedPage, renderToPipeableStream } = await formOfOneSide();
  const draw = () => {
    const sent = new PassThrough();
    const { pipe } = renderToPipeableStream(<RefusedPage value={refused}>{form}</RefusedPage>, {
      onAllReady: () => void pipe(sent),
    });
    return text(sent);
  };
  await draw();
  const html = await draw();
  vi.unstubAllGlobals();
  return html;
}

beforeEach(() => {
  document.title = 'Journeys';
});
afterEach(() => {
  document.documentElement.removeAttribute('data-refused');
  document.body.replaceChildren();
});

test('without scripts the answer to a form says what is wrong above its fields, and leads to them', async () => {
  document.body.innerHTML = await drawnBy(true);
  const summary = screen.getByRole('group', { name: 'Error: 2 answers need another look' });
  expect(summary).toHaveAttribute('autofocus');
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent)).toEqual(sentences);
  const fields = links.map((link) => document.getElementById(link.hash.slice(1)));
  expect(fields).toEqual([
    screen.getByRole('textbox', { name: 'Name' }),
    screen.getByRole('radio', { name: 'By land' }),
  ]);
});

test('a page that answers no form has none', async () => {
  document.body.innerHTML = await drawnBy(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a browser takes it over as it is, and the title of the page with it', async () => {
  const html = await drawnBy(true);
  document.body.innerHTML = `<div id="page">${html}</div>`;
  document.documentElement.setAttribute('data-refused', '');
  const before = screen.getByRole('group', { name: /^Error: / });
  const { form, hydrateRoot } = await formOfOneSide();
  const differs = vi.fn();
  // Only in a test are class names counted anew by each side.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = hydrateRoot(document.getElementById('page') as HTMLElement, form, {
    onRecoverableError: differs,
  });
  await waitFor(() => expect(document.title).toBe('Error: Journeys'));
  expect(screen.getByRole('group', { name: /^Error: / })).toBe(before);
  expect(differs).not.toHaveBeenCalled();
  root.unmount();
});
