import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/index.ts';

export interface FollowButtonProps extends ComponentPropsWithRef<'div'> {
  /** Who is followed: a creator's or a vendor's name. */
  name: string;
  /** Whether the shopper follows them now. */
  following: boolean;
  /** Told that the shopper wants it the other way. */
  onToggle: () => void;
  /** Whether the change is under way. */
  busy?: boolean;
  /** What went wrong and what to do about it. */
  error?: string | undefined;
}

const Root = styled.div`
  display: inline-grid;
  justify-items: start;

  button[data-intent='secondary'] {
    border-radius: ${vars.radius.pill};
  }

  p {
    margin: 0;
    color: ${vars.color.text.error};
    font-size: ${vars.font.size[-1]};
    overflow-wrap: anywhere;
  }

  p:not(:empty) {
    margin-block-start: ${vars.space[1]};
  }
`;

/** Follows a creator or a vendor, or no longer (specification, section 4, Following). */
export function FollowButton({
  name,
  following,
  onToggle,
  busy = false,
  error,
  ...rest
}: FollowButtonProps) {
  const label = following ? 'Following' : 'Follow';
  return (
    <Root {...rest}>
      <Button
        intent="secondary"
        icon={following ? 'check' : 'plus'}
        busy={busy}
        aria-pressed={following}
        aria-label={`${label} ${name}`}
        onClick={onToggle}
      >
        {label}
      </Button>
      <p aria-live="polite">{error}</p>
    </Root>
  );
}
