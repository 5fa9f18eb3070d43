import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../../foundations/link/index.ts';
import { PromiseLine } from '../PromiseLine/index.ts';

export interface ReturnsPromiseProps extends ComponentPropsWithRef<'div'> {
  /** Why it cannot be sent back, as a sentence: `It is made for you.` Empty where it can. */
  final?: string;
  /** The address of the return policy; without it nothing leads there. */
  policyPath?: string;
}

/** How an item goes back (specification, section 9). */
export function ReturnsPromise({ final = '', policyPath, ...rest }: ReturnsPromiseProps) {
  return (
    <PromiseLine
      icon="return"
      tone={final ? 'refusal' : 'promise'}
      text={final ? 'This item cannot be returned' : '30-day easy return'}
      details={[final || 'Free within 30 days of delivery.']}
      {...rest}
    >
      {policyPath && (
        <small>
          <Link href={policyPath}>Return policy</Link>
        </small>
      )}
    </PromiseLine>
  );
}
