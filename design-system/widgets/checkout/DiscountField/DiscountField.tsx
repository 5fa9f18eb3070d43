import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/DiscountField';
import { Button } from '../../../components/Button/index.ts';
import { CodeEntry } from './CodeEntry.tsx';

export interface DiscountFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What is typed; it stays when the code is refused. */
  value: string;
  /** Told each change of what is typed. */
  onValueChange: (value: string) => void;
  /** The code that holds now, with what it takes off, formatted. */
  applied?: { code: string; amount: string };
  /** Told the code, trimmed and never empty. */
  onApply: (code: string) => void;
  /** Told to go without the discount. */
  onRemove: () => void;
  /** Why the code was refused, in the shop's own sentence. */
  error?: string;
  /** Whether the shop is being asked about it. */
  busy?: boolean;
}

const Root = styled.div`
  .applied {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[3]};
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* Its words, not its edge, stand where the figures above it end. */
  .remove {
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }
`;

/** The discount code of a bag: one holds at a time. */
export function DiscountField({
  value,
  onValueChange,
  applied,
  onApply,
  onRemove,
  error,
  busy = false,
  ...rest
}: DiscountFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const code = applied?.code;
  // What was used goes away with what it did: the focus must not go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the code that comes and goes
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);

  return (
    <Root ref={place} {...rest}>
      {applied ? (
        <p className="applied">
          <span>
            {messages.discountTakesOff(applied.amount)[0]}
            <b>{applied.code}</b>
            {messages.discountTakesOff(applied.amount)[1]}
          </span>
          <Button
            className="remove"
            intent="quiet"
            busy={busy}
            aria-label={messages.removeWhat(applied.code)}
            onClick={() => {
              asked.current = true;
              onRemove();
            }}
          >
            {messages.remove}
          </Button>
        </p>
      ) : (
        <CodeEntry
          label={messages.discountCode}
          name="discount_code"
          value={value}
          onValueChange={onValueChange}
          onApply={(typed) => {
            asked.current = true;
            onApply(typed);
          }}
          error={error}
          busy={busy}
        />
      )}
    </Root>
  );
}
