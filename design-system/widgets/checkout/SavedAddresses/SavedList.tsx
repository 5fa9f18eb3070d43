import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/SavedAddresses';
import { Button } from '../../../components/Button/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { optionCard } from '../../../components/RadioCards/index.ts';

/** Something kept in the account that an order can use. */
interface SavedEntry {
  id: number;
  /** What its buttons and its choice are called by. */
  name: string;
  /** What is shown of it. */
  words: ReactNode;
  isDefault: boolean;
}

export interface SavedListProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  legend: string;
  /** The group's name in the form that is sent. */
  groupName: string;
  entries: SavedEntry[];
  /** Which one is chosen for this order. */
  chosen: number | null;
  /** What adding another is called. */
  addLabel: string;
  /** What is said when there is none. */
  emptyText: string;
  /** Told the one that is chosen. */
  onChoose: (id: number) => void;
  /** Told the one to change; without it there is no such button. */
  onEdit?: ((id: number) => void) | undefined;
  /** Told the one to delete, once the shopper has said so twice. */
  onDelete: (id: number) => void;
  /** Told to add another. */
  onAdd: () => void;
  /** The one that is being changed or deleted just now. */
  busy?: number | undefined;
  /** Why the last change failed, and what to do. */
  failure?: string | undefined;
}

const List = styled.fieldset`
  display: grid;
  gap: ${vars.space[3]};

  legend {
    margin-block-end: ${vars.space[3]};
    font-weight: ${vars.font.weight.medium};
  }

  .entry {
    display: grid;
    gap: ${vars.space[2]};
    padding: ${vars.space[3]} ${vars.space[4]};
    ${optionCard}
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.control};
    align-items: center;
    cursor: pointer;
  }

  input {
    inline-size: ${vars.size.icon};
    block-size: ${vars.size.icon};
    margin: 0;
    accent-color: ${vars.color.accent.default};
  }

  label [dir] {
    display: block;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]};
    padding-inline-start: calc(${vars.size.icon} + ${vars.space[3]});
  }

  p {
    margin: 0;
  }
`;

interface EntryProps {
  entry: SavedEntry;
  list: Pick<SavedListProps, 'groupName' | 'chosen' | 'onChoose' | 'onEdit' | 'onDelete' | 'busy'>;
}

function Entry({ entry, list }: EntryProps) {
  const { id, name, words, isDefault } = entry;
  const [asked, setAsked] = useState(false);
  const busy = list.busy === id;
  return (
    <div className="entry" aria-busy={busy}>
      <label>
        <input
          type="radio"
          name={list.groupName}
          value={id}
          checked={list.chosen === id}
          onChange={() => list.onChoose(id)}
        />
        <span>
          {words}
          {isDefault && <small>{messages.isDefault}</small>}
        </span>
      </label>
      <div className="actions">
        {asked ? (
          <>
            <span>{messages.deleteForGood}</span>
            <Button
              intent="danger"
              busy={busy}
              aria-label={messages.deleteWhat(name)}
              onClick={() => list.onDelete(id)}
            >
              {messages.deleteEntry}
            </Button>
            <Button
              intent="quiet"
              aria-label={messages.keepWhat(name)}
              onClick={() => setAsked(false)}
            >
              {messages.keep}
            </Button>
          </>
        ) : (
          <>
            {list.onEdit && (
              <Button
                intent="quiet"
                aria-label={messages.editWhat(name)}
                onClick={() => list.onEdit?.(id)}
              >
                {messages.edit}
              </Button>
            )}
            <Button
              intent="quiet"
              aria-label={messages.askToDelete(name)}
              onClick={() => setAsked(true)}
            >
              {messages.deleteEntry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** What is kept in the account, to choose from, change, delete and add to. */
export function SavedList({
  legend,
  groupName,
  entries,
  chosen,
  addLabel,
  emptyText,
  onChoose,
  onEdit,
  onDelete,
  onAdd,
  busy,
  failure,
  ...rest
}: SavedListProps) {
  const list = { groupName, chosen, onChoose, onEdit, onDelete, busy };
  return (
    <List {...rest}>
      <legend>{legend}</legend>
      {failure && <Message tone="error">{failure}</Message>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} list={list} />
      ))}
      {entries.length === 0 && <p>{emptyText}</p>}
      <div>
        <Button intent="secondary" icon="plus" onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </List>
  );
}
