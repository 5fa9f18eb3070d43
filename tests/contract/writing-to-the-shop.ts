import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { type Handler, Visitor } from './visitor.ts';

const letter = {
  name: 'Ruth Almog',
  email: 'ruth@example.com',
  subject: 'order',
  message: 'Where is my parcel?\n\nתודה רבה',
} as const;

/** How somebody writes to the shop. */
export function writingToTheShop(answer: Handler): void {
  describe('a letter to the shop', () => {
    test('is taken, and says where the answer comes', async () => {
      const visitor = await Visitor.known(answer);
      const { message } = await visitor.call(api.writeToShop, { body: letter });
      expect(message).toContain(letter.email);
    });

    test.each([
      ['name', { name: ' ' }],
      ['email', { email: 'nobody' }],
      ['subject', { subject: '' }],
      ['message', { message: '\n' }],
      ['message', { message: 'x'.repeat(5001) }],
    ])('with a wrong %s is refused at that field', async (field, wrong) => {
      const visitor = await Visitor.known(answer);
      const text = JSON.stringify({ ...letter, ...wrong });
      const refused = await visitor.send('POST', api.writeToShop.path, { text });
      const { fields } = await expectProblem(refused, 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });
  });
}
