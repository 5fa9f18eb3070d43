import { type ReturnStep, returnEntry } from '@otzar/domain/return-steps';
import { redirectTo } from '../../platform/redirect.ts';
import { stepPath } from './ReturnProgress.tsx';
import { returnModule } from './return-module.ts';

/**
 * Lets in whoever has said all that comes before a step; anybody else goes to what is still to be said.
 * @throws {Response} the way there
 */
export async function requireStep(step: ReturnStep, request: Request): Promise<null> {
  const kept = await returnModule.load();
  const elsewhere = returnEntry(step, kept);
  if (elsewhere !== null) throw redirectTo(request, stepPath(elsewhere, kept.gift));
  return null;
}
