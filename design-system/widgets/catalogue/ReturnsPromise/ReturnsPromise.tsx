import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/catalogue/ReturnsPromise';
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
      text={final ? messages.final : messages.easyReturn}
      details={[final || messages.free]}
      {...rest}
    >
      {policyPath && (
        <small>
          <Link href={policyPath}>{messages.returnPolicy}</Link>
        </small>
      )}
    </PromiseLine>
  );
}
