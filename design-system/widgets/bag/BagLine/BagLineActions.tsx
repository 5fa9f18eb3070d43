import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/BagLine';
import { replay } from '../../../foundations/replay/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { Favorite } from '../../catalogue/Favorite/index.ts';

interface BagLineActionsProps {
  title: string;
  onRemove?: (() => void) | undefined;
  onSaveForLater?: (() => void) | undefined;
  onMoveToBag?: (() => void) | undefined;
  /** Whether something was added to it already. */
  hasExtras: boolean;
  onEditExtras?: (() => void) | undefined;
  favorite: boolean;
  onFavorite?: (() => void) | undefined;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[5]};

  button {
    min-block-size: ${vars.size.control};
    padding: 0;
    border: 0;
    background: none;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    text-decoration: underline;
    text-decoration-thickness: ${vars.border.hairline};
    text-underline-offset: ${vars.space[1]};
    cursor: pointer;
  }

  .favorite {
    margin-inline: calc(-1 * ${vars.space[3]});
  }

  .favorite[aria-pressed='true'] {
    color: ${vars.color.text.accent};
  }

  button:hover {
    color: ${vars.color.text.accent};
  }
`;

/** What can be done with a bag line; each button names the product, which a screen reader needs and the eye does not. */
export function BagLineActions({
  title,
  onRemove,
  onSaveForLater,
  onMoveToBag,
  hasExtras,
  onEditExtras,
  favorite,
  onFavorite,
}: BagLineActionsProps) {
  return (
    <Actions className="actions">
      {onMoveToBag && (
        <button ref={replay} type="button" onClick={onMoveToBag}>
          {messages.moveToBag[0]}
          <VisuallyHidden>{title}</VisuallyHidden>
          {messages.moveToBag[1]}
        </button>
      )}
      {onSaveForLater && (
        <button ref={replay} type="button" onClick={onSaveForLater}>
          {messages.saveForLater[0]}
          <VisuallyHidden>{title}</VisuallyHidden>
          {messages.saveForLater[1]}
        </button>
      )}
      {onEditExtras && (
        <button ref={replay} type="button" onClick={onEditExtras}>
          {hasExtras ? messages.edit : messages.giftOptions}{' '}
          <VisuallyHidden>
            {hasExtras ? messages.editWhat(title) : messages.giftOptionsFor(title)}
          </VisuallyHidden>
        </button>
      )}
      {onFavorite && (
        <Favorite className="favorite" title={title} favorite={favorite} onToggle={onFavorite} />
      )}
      <button ref={replay} type="button" onClick={onRemove}>
        {messages.remove} <VisuallyHidden>{title}</VisuallyHidden>
      </button>
    </Actions>
  );
}
