import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/SavedItemCard';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';

export interface SavedItemCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** What its buttons call it: `Visa ending in 4242`. */
  name: string;
  /** What kind of thing it is. */
  icon: IconName;
  /** Its first line. */
  title: string;
  /** The others. */
  lines: readonly string[];
  /** Whether orders start from it. */
  isDefault: boolean;
  /** What is wrong with it in a word, e.g. `Expired`. */
  warning?: string | undefined;
  /** Told to change it; without it there is no such button. */
  onEdit?: () => void;
  /** Told that orders start from it from now on. */
  onMakeDefault: () => void;
  /** Told to delete it, once the shopper has said so twice. */
  onDelete: () => void;
  /** Whether a change to it is under way. */
  busy?: boolean;
  /** Why the last change failed, and what to do. */
  failure?: string | undefined;
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  & > .icon {
    box-sizing: content-box;
    padding: ${vars.space[2]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  }

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[1]} ${vars.space[3]};
    margin-block-end: ${vars.space[1]};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[0]};
    font-weight: ${vars.font.weight.medium};
  }

  h2,
  p {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .actions {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]};
    padding-block-start: ${vars.space[3]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .actions > span {
    flex-basis: 100%;
  }

  .failure {
    grid-column: 1 / -1;
  }
`;

/** An address or a card that the account keeps, and what can be done about it. */
export function SavedItemCard(props: SavedItemCardProps) {
  const { name, icon, title, lines, isDefault, warning, failure, busy = false, ...more } = props;
  const { onEdit, onMakeDefault, onDelete, ...rest } = more;
  const [asked, setAsked] = useState(false);
  const action = (label: string, onClick: () => void, intent: 'secondary' | 'quiet' = 'quiet') => (
    <Button
      intent={intent}
      aria-label={messages.actionOn(label, name)}
      busy={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <Card aria-label={name} aria-busy={busy} {...rest}>
      <Icon className="icon" name={icon} />
      <div>
        <h2>
          <bdi>{title}</bdi>
          {isDefault && <Badge tone="success">{messages.isDefault}</Badge>}
          {warning && <Badge tone="warning">{warning}</Badge>}
        </h2>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {failure && (
        <Message className="failure" tone="error">
          {failure}
        </Message>
      )}
      <div className="actions">
        {asked ? (
          <>
            <span role="status">{messages.deleteForGood}</span>
            <Button
              intent="danger"
              busy={busy}
              aria-label={messages.confirmDelete(name)}
              onClick={onDelete}
            >
              {messages.remove}
            </Button>
            <Button
              intent="quiet"
              autoFocus
              aria-label={messages.actionOn(messages.keep, name)}
              onClick={() => setAsked(false)}
            >
              {messages.keep}
            </Button>
          </>
        ) : (
          <>
            {onEdit && action(messages.edit, onEdit, 'secondary')}
            {!isDefault && action(messages.makeDefault, onMakeDefault)}
            {action(messages.remove, () => setAsked(true))}
          </>
        )}
      </div>
    </Card>
  );
}
