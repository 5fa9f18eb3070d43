import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/PersonalizationForm';
import { Button } from '../../../components/Button/index.ts';
import { CharacterCount } from '../../../components/CharacterCount/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

/** One thing that is written on the item. */
export interface PersonalizationEntry {
  /** Tells it from the others. */
  key: string;
  /** The field's name in the form that is sent; its key where there is none. */
  field?: string;
  /** What is asked: `Name on the cover`. */
  label: string;
  /** What is written; empty where nothing is. */
  value: string;
  /** How many characters there is room for. */
  maxLength: number;
  /** What it adds to the price, as the shopper reads it; null where it adds nothing. */
  price: string | null;
  /** Whether it is to be written in Hebrew, and so from right to left. */
  hebrew?: boolean;
  /** What is wrong with it and what to do about it. */
  error?: string | undefined;
}

/** Entries that belong together, such as those of one cover. */
export interface PersonalizationGroup {
  /** What they are about; it may be missing where there is one group. */
  title?: string;
  /** In the order in which they are asked. */
  entries: readonly PersonalizationEntry[];
}

export interface PersonalizationFormProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What can be written on the item. */
  groups: readonly PersonalizationGroup[];
  /** What all that is written so far adds to the price of one, as the shopper reads it. */
  fee: string;
  /** Told an entry's key and what is written now. */
  onChange: (key: string, value: string) => void;
  /** Told that the shopper wants the item as it is. */
  onRemove: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space[5]};

  .fields {
    display: grid;
    gap: ${vars.space[6]};
  }

  fieldset {
    display: grid;
    gap: ${vars.space[4]};
  }

  legend {
    margin-block-end: ${vars.space[3]};
    padding: 0;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    overflow-wrap: anywhere;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]} ${vars.space[4]};
    min-block-size: ${vars.size.control};
    padding-block-start: ${vars.space[3]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .remove {
    margin-inline: calc(-1 * ${vars.space[3]});
  }

  .foot p {
    margin: 0;
  }

  output {
    font-weight: ${vars.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

const hintOf = ({ price, maxLength }: PersonalizationEntry): string =>
  price === null ? messages.hintFree(maxLength) : messages.hint(price, maxLength);

/**
 * What is written on an item before it is sent, each entry with its own fee (specification, section 3).
 * Nothing written means the item as it is.
 */
export function PersonalizationForm({
  groups,
  fee,
  onChange,
  onRemove,
  ...rest
}: PersonalizationFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const asked = groups.some(({ entries }) => entries.length > 0);
  const written = groups.some(({ entries }) => entries.some(({ value }) => value.trim() !== ''));
  const remove = () => {
    onRemove();
    // The button goes away with what it removed: the focus must not go with it.
    fields.current?.querySelector('input')?.focus();
  };
  return (
    <Root {...rest}>
      <div ref={fields} className="fields">
        {groups.map(({ title = messages.personalization, entries }) => (
          <fieldset key={title}>
            <legend dir="auto">{title}</legend>
            {entries.map((entry) => (
              <div key={entry.key}>
                <TextField
                  name={entry.field ?? entry.key}
                  label={entry.label}
                  hint={hintOf(entry)}
                  error={entry.error}
                  value={entry.value}
                  maxLength={entry.maxLength}
                  autoComplete="off"
                  {...(entry.hebrew ? { lang: 'he', dir: 'rtl' } : { dir: 'auto' })}
                  onChange={(event) => onChange(entry.key, event.currentTarget.value)}
                />
                <CharacterCount length={entry.value.length} max={entry.maxLength} />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {asked && (
        <div className="foot">
          <p>
            {messages.fee}
            <output dir="auto">{fee}</output>
          </p>
          {written && (
            <Button className="remove" intent="quiet" onClick={remove}>
              {messages.remove}
            </Button>
          )}
        </div>
      )}
    </Root>
  );
}
