import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/Favorite';
import { IconButton } from '../../../components/IconButton/index.ts';

export interface FavoriteProps extends Omit<ComponentPropsWithRef<'button'>, 'title' | 'children'> {
  /** The product's, which names the button. */
  title: string;
  /** Whether it is among the shopper's favorites. */
  favorite: boolean;
  /** Told that the shopper wants it the other way. */
  onToggle: () => void;
  /** Whether the change is under way. */
  busy?: boolean;
}

const Heart = styled(IconButton)`
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  background: ${vars.color.surface.raised};

  &[aria-pressed='true'] {
    color: ${vars.color.text.accent};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** Keeps a product among the favorites, or no longer. */
export function Favorite({ title, favorite, onToggle, busy = false, ...rest }: FavoriteProps) {
  return (
    <Heart
      label={messages.favorite(title)}
      icon={favorite ? 'heart-filled' : 'heart'}
      aria-pressed={favorite}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onToggle}
      {...rest}
    />
  );
}
