import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import { Picture } from '../../../components/Picture/index.ts';
import { optionLegend, optionTile } from '../../../components/RadioCards/index.ts';
import { replayNavigation } from '../../../foundations/replay/index.ts';
import type { ChoiceProps } from './variation-option.ts';

const Cards = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};

  legend {
    ${optionLegend}
  }

  legend span {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.regular};
  }

  label {
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: ${vars.size.control};
    min-inline-size: ${vars.size.control};
    max-inline-size: 100%;
    padding: ${vars.space[1]} ${vars.space[4]};
    line-height: ${vars.font.lineHeight.heading};
    text-align: center;
    transition: border-color ${vars.motion.duration.quick};
    --chosen: ${vars.color.text.default};

    &:hover {
      border-color: ${vars.color.text.default};
    }
    &[data-unavailable] {
      border-style: dashed;
      background: none;
      color: ${vars.color.text.muted};
    }
    ${optionTile}
  }

  label:has(img) {
    align-content: start;
    inline-size: calc(${vars.size.thumbnail} + ${vars.space[5]});
    padding: ${vars.space[2]};
  }

  .picture {
    inline-size: 100%;
    margin-block-end: ${vars.space[2]};
  }

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  [data-unavailable] .picture {
    opacity: 0.5;
  }
`;

/** An option's values side by side: radio buttons, which arrow keys go round. */
export function VariationCards({
  id,
  option: { name, field = id, values },
  onChoose,
}: ChoiceProps) {
  const chosen = values.find(({ selected }) => selected);
  return (
    <Cards>
      <legend dir="auto">
        {name}
        {chosen && (
          <span aria-hidden="true">
            : <bdi>{chosen.value}</bdi>
          </span>
        )}
      </legend>
      {values.map(({ value, selected, unavailable, note, picture }) => (
        <label key={value} data-unavailable={unavailable ? true : undefined}>
          <input
            ref={replayNavigation}
            type="radio"
            name={field}
            value={value}
            checked={selected}
            onChange={() => onChoose(value)}
          />
          {picture && (
            <Picture
              className="picture"
              crop="square"
              picture={{ ...picture, alt: '' }}
              sizes="7rem"
              widths={[160, 240]}
            />
          )}
          <span dir="auto">{value}</span>{' '}
          {(unavailable || note) && <small dir="auto">{unavailable || note}</small>}
        </label>
      ))}
      <noscript>
        {values.map(
          ({ value, href }) =>
            href && (
              <a key={value} href={href}>
                {value}
              </a>
            ),
        )}
      </noscript>
    </Cards>
  );
}
