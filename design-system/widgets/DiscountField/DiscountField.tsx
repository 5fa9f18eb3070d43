import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/index.ts';
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[4]};
    margin: 0;
    overflow-wrap: anywhere;
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
  return (
    <Root {...rest}>
      {applied ? (
        <p className="applied">
          <span>
            Discount <b>{applied.code}</b> takes off {applied.amount}
          </span>
          <Button
            intent="quiet"
            busy={busy}
            aria-label={`Remove discount ${applied.code}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </p>
      ) : (
        <CodeEntry
          label="Discount code"
          name="discount_code"
          value={value}
          onValueChange={onValueChange}
          onApply={onApply}
          error={error}
          busy={busy}
        />
      )}
    </Root>
  );
}
