import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { type Handler, Visitor } from './visitor.ts';

/** How somebody asks for the shop's letters. */
export function newsletterSignUp(answer: Handler): void {
  describe('a newsletter sign-up', () => {
    test('is taken, and says where the letter with the link goes', async () => {
      const visitor = await Visitor.known(answer);
      const { message } = await visitor.call(api.signUpForNewsletter, {
        body: { email: ' ruth@example.com ' },
      });
      expect(message).toContain('a letter to ruth@example.com.');
    });

    test.each(['', 'nobody', 'a@b'])('of “%s” is refused at the address', async (email) => {
      const visitor = await Visitor.known(answer);
      const text = JSON.stringify({ email });
      const refused = await visitor.send('POST', api.signUpForNewsletter.path, { text });
      const { fields } = await expectProblem(refused, 422);
      expect(Object.keys(fields ?? {})).toEqual(['email']);
    });
  });
}
