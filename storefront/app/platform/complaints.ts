import { Email } from '@otzar/contract/scalar';
import * as v from 'valibot';

/** What the shop would refuse of what is typed: the first complaint about each field, as a sentence. */
export function complaints(
  schema: v.GenericSchema,
  values: object,
): Partial<Record<string, string>> {
  const { issues = [] } = v.safeParse(schema, values);
  const told: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) told[String(path?.[0]?.key)] ??= message;
  return told;
}

/** What is wrong with an e-mail address as it is typed, as a sentence; undefined where nothing is. */
export function emailProblem(typed: string): string | undefined {
  const checked = v.safeParse(Email, typed);
  return checked.success ? undefined : checked.issues[0].message;
}
