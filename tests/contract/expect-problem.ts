import { Problem } from '@otzar/contract/problem';
import * as v from 'valibot';
import { expect } from 'vitest';

/** Expects a refusal that speaks to a person. */
export async function expectProblem(response: Response, status: number): Promise<Problem> {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status });
  const problem = v.parse(Problem, body);
  expect(problem.message).toMatch(/^[A-Z].*\.$/s);
  expect(JSON.stringify(body)).not.toMatch(/\bat .+:\d+:\d+/);
  return problem;
}
