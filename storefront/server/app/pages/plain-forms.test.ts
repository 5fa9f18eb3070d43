import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from '../../kit/http-error.ts';
import { checkForm } from './plain-forms.ts';

const app = new Hono();
app.onError(answerError);
app.post('/', async (c) => {
  await checkForm(c);
  return c.text(String((await c.req.formData()).get('q')));
});

const send = async (type: string, body: string) => {
  const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await app.request('/', { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
};

const part = 'Content-Disposition: form-data; name="q"\r\n\r\nquiet';

test.each([
  ['application/x-www-form-urlencoded', 'q=quiet'],
  ['multipart/form-data; boundary=x', `--x\r\n${part}\r\n--x--\r\n`],
])('a form of type %s is read', async (type, body) => {
  expect(await send(type, body)).toEqual({ status: 200, text: 'quiet' });
});

test.each([
  ['multipart/form-data', 'garbage'],
  ['multipart/form-data; boundary=x', 'garbage'],
  ['multipart/form-data; boundary=x', `--x\r\n${part}`],
])('a broken form of type %s is refused', async (type, body) => {
  const { status, text } = await send(type, body);
  expect(status).toBe(400);
  expect(JSON.parse(text).message).toMatch(/could not be read/);
});
