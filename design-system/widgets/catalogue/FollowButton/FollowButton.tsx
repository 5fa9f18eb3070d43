import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/FollowButton';
import { Button } from '../../../components/Button/index.ts';

export interface FollowButtonProps extends ComponentPropsWithRef<'div'> {
  /** Who is followed: a creator's or a vendor's name. */
  name: string;
  /** Whether the shopper follows them now. */
  following: boolean;
  /** Told that the shopper wants it the other way. */
  onToggle: () => void;
  /** Whether the change is under way. */
  busy?: boolean;
}

const Root = styled.div`
  display: inline-grid;
  justify-items: start;

  .follow {
    border-radius: ${vars.radius.pill};
    font-size: ${vars.font.size[-1]};
  }
`;

/** Follows a creator or a vendor, or no longer (specification, section 4, Following). */
export function FollowButton({
  name,
  following,
  onToggle,
  busy = false,
  ...rest
}: FollowButtonProps) {
  return (
    <Root {...rest}>
      <Button
        className="follow"
        intent="secondary"
        icon={following ? 'check' : 'plus'}
        busy={busy}
        aria-pressed={following}
        aria-label={following ? messages.followingWhom(name) : messages.followWhom(name)}
        onClick={onToggle}
      >
        {following ? messages.following : messages.follow}
      </Button>
    </Root>
  );
}
