import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/DeliveryPromise';
import { replay } from '../../../foundations/replay/index.ts';
import { PromiseLine } from '../PromiseLine/index.ts';
import { ZipForm } from './ZipForm.tsx';

export interface DeliveryPromiseProps extends ComponentPropsWithRef<'div'> {
  /** How far the shop knows: no zip code yet, asking, answered, nothing ships there, or no answer. */
  status: 'unknown' | 'loading' | 'ready' | 'nowhere' | 'failed';
  /** When it comes, as the shopper reads it: `Get it Tomorrow`, `5-day shipping`. */
  promise?: string | undefined;
  /** How long the promise holds: `Order within 2 hours 10 minutes`. */
  cutoff?: string | undefined;
  /** What else there is to know about its delivery: free shipping, or why it is excluded. */
  notes?: readonly string[];
  /** The zip code that it is worked out for. */
  zip?: string | undefined;
  /** Told the zip code to work it out for; empty forgets it. Without it there is nothing to change. */
  onZip?: ((zip: string) => void) | undefined;
}

/* There is room from the first for what is told once the place is known, so that nothing moves then. */
const Root = styled(PromiseLine)`
  .told {
    min-block-size: calc(3 * 1lh);
    font-size: ${vars.font.size[-1]};
  }

  .to {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.regular};
  }

  .change {
    min-block-size: ${vars.size.control};
    margin-block: calc(-1 * ${vars.space[2]});
    padding: 0;
    border: 0;
    background: none;
    color: ${vars.color.text.accent};
    font-size: ${vars.font.size[-1]};
    text-decoration: underline;
    text-decoration-thickness: ${vars.border.hairline};
    text-underline-offset: ${vars.space[1]};
    cursor: pointer;
  }
`;

const wordsOf = ({ status, promise = '', zip = '' }: DeliveryPromiseProps): string => {
  if (status === 'unknown') return messages.unknown;
  if (status === 'loading') return messages.lookingUp;
  if (status === 'nowhere') return messages.nothingShipsTo(zip);
  if (status === 'failed') return messages.failed;
  return promise;
};

const adviceOf = ({ status, cutoff }: DeliveryPromiseProps): string => {
  if (status === 'nowhere') return messages.anotherZip;
  if (status === 'failed') return messages.checkZip;
  return status === 'ready' ? (cutoff ?? '') : '';
};

/** When an item comes, where to, and for how long that holds (specification, section 9). */
export function DeliveryPromise({
  status,
  promise,
  cutoff,
  notes = [],
  zip,
  onZip,
  ...rest
}: DeliveryPromiseProps) {
  const [asking, setAsking] = useState(false);
  const words = wordsOf({ status, promise, zip });
  const advice = adviceOf({ status, cutoff });
  return (
    <Root
      icon="truck"
      tone={status === 'nowhere' || status === 'failed' ? 'refusal' : 'promise'}
      text={
        <span role="status">
          {words}
          {status === 'ready' && zip && <span className="to">{messages.toZip(zip)}</span>}
        </span>
      }
      {...rest}
    >
      {onZip && !asking && (
        <button ref={replay} type="button" className="change" onClick={() => setAsking(true)}>
          {zip ? messages.changeZip : messages.enterZip}
        </button>
      )}
      {onZip && asking && (
        <ZipForm
          zip={zip ?? ''}
          onZip={(next) => {
            setAsking(false);
            onZip(next);
          }}
        />
      )}
      <div className="told">
        {(status === 'ready' ? [...notes, advice] : [advice, ...notes])
          .filter(Boolean)
          .map((line) => (
            <small key={line}>{line}</small>
          ))}
      </div>
    </Root>
  );
}
