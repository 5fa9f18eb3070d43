import { vars } from '@otzar/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/EGiftCardForm';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { optionLegend, optionTile } from '../../../components/RadioCards/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

/** One of the pictures that a card can have. */
export interface CardDesign {
  value: string;
  /** What it shows; its accessible name. */
  name: string;
  picture: PictureSource;
}

interface DesignChooserProps {
  designs: readonly CardDesign[];
  value: string;
  onChange: (value: string) => void;
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${vars.size.thumbnailLarge}, 1fr));
  gap: ${vars.space[3]};

  legend {
    ${optionLegend}
  }

  label {
    display: grid;
    gap: ${vars.space[2]};
    align-content: start;
    padding: ${vars.space[2]};
    font-size: ${vars.font.size[-1]};
    text-align: center;
    ${optionTile}
    border-color: ${vars.color.line.default};
  }

  label:has(:checked) {
    font-weight: ${vars.font.weight.medium};
  }
`;

/** The picture on a card, chosen by looking. */
export function DesignChooser({ designs, value, onChange }: DesignChooserProps) {
  const id = useId();
  return (
    <Group>
      <legend>{messages.design}</legend>
      {designs.map((design) => (
        <label key={design.value}>
          <input
            ref={replay}
            type="radio"
            name={`${id}design`}
            checked={design.value === value}
            onChange={() => onChange(design.value)}
          />
          <Picture picture={{ ...design.picture, alt: '' }} sizes="12rem" />
          {design.name}
        </label>
      ))}
    </Group>
  );
}
