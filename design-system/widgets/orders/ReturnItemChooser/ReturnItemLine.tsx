import { media, vars } from '@otzar/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/ReturnItemChooser';
import { Picture } from '../../../components/Picture/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import type { ReturnChoice, ReturnItem } from './return-item.ts';

interface ReturnItemLineProps {
  item: ReturnItem;
  reasons: readonly { label: string; value: string }[];
  onChange: (id: number, change: Partial<ReturnChoice>) => void;
}

const Line = styled.li`
  display: grid;
  grid-template:
    'tick picture words' auto
    'choice choice choice' auto / auto min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);
  gap: 0 ${vars.space[4]};
  padding-block: ${vars.space[4]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  input {
    grid-area: tick;
    align-self: start;
    inline-size: ${vars.size.hit};
    block-size: ${vars.size.hit};
    margin: ${vars.space[2]} 0 0;
    accent-color: ${vars.color.accent.default};
    cursor: pointer;
  }

  .picture {
    grid-area: picture;
    align-self: start;
  }

  .words {
    grid-area: words;
    min-inline-size: 0;
    padding-block-start: ${vars.space[1]};
    overflow-wrap: anywhere;
  }

  label.name {
    display: block;
    font-weight: ${vars.font.weight.medium};
    cursor: pointer;
  }

  .words p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .choice {
    grid-area: choice;
    display: grid;
    gap: ${vars.space[4]};
    padding-block-start: ${vars.space[4]};
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  &[data-blocked='true'] .picture {
    opacity: 0.5;
  }

  &[data-blocked='true'] label.name {
    color: ${vars.color.text.muted};
    cursor: default;
  }

  &[data-blocked='true'] .why {
    color: ${vars.color.text.default};
  }

  @media ${media.tablet} {
    grid-template:
      'tick picture words' auto
      '. . choice' auto / auto min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);

    .choice {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      max-inline-size: ${vars.size.form};
    }
  }
`;

/** One line of the order: taken back or not, how many of it, and why. */
export function ReturnItemLine({ item, reasons, onChange }: ReturnItemLineProps) {
  const id = useId();
  const { title, returnable, choice, blocked } = item;
  const chosen = choice.quantity > 0;
  const counts = Array.from({ length: returnable }, (_, index) => {
    const count = index + 1;
    return { label: messages.countOf(count, item.bought), value: String(count) };
  });
  return (
    <Line data-blocked={blocked !== undefined}>
      <input
        ref={replay}
        type="checkbox"
        id={id}
        checked={chosen}
        disabled={blocked !== undefined}
        aria-describedby={`${id}-about`}
        onChange={() => onChange(item.id, { quantity: chosen ? 0 : 1 })}
      />
      <Picture
        className="picture"
        picture={item.picture && { ...item.picture, alt: '' }}
        sizes="5rem"
        widths={[160, 240]}
      />
      <div className="words">
        <label className="name" htmlFor={id} dir="auto">
          {title}
        </label>
        <div id={`${id}-about`}>
          {item.detail && <p dir="auto">{item.detail}</p>}
          {item.price && (
            <p>
              <bdi>{messages.each(item.price)}</bdi>
            </p>
          )}
          {blocked && <p className="why">{blocked}</p>}
        </div>
      </div>
      {chosen && (
        <div className="choice">
          <SelectField
            label={messages.howMany}
            name={`quantity-${item.id}`}
            options={counts}
            value={String(choice.quantity)}
            aria-label={messages.howManyOf(title)}
            onChange={(event) => onChange(item.id, { quantity: Number(event.currentTarget.value) })}
          />
          <SelectField
            label={messages.reason}
            name={`reason-${item.id}`}
            placeholder={messages.reasonToSelect}
            required
            options={reasons}
            value={choice.reason}
            error={item.error}
            aria-label={messages.reasonFor(title)}
            onChange={(event) => onChange(item.id, { reason: event.currentTarget.value })}
          />
        </div>
      )}
    </Line>
  );
}
