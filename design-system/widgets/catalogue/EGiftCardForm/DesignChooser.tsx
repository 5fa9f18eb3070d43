import { vars } from '@otzar/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
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
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${vars.space[2]};
    padding: 0;
    font-weight: ${vars.font.weight.medium};
  }

  label {
    position: relative;
    display: grid;
    gap: ${vars.space[2]};
    align-content: start;
    padding: ${vars.space[2]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
    font-size: ${vars.font.size[-1]};
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${vars.radius.small};
  }

  label:has(:checked) {
    border-color: ${vars.color.text.accent};
    box-shadow: inset 0 0 0 ${vars.border.hairline} ${vars.color.text.accent};
    font-weight: ${vars.font.weight.medium};
  }

  label:has(:focus-visible) {
    outline: ${vars.border.focus} solid ${vars.color.focus};
    outline-offset: ${vars.border.thick};
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      border: ${vars.border.focus} solid Highlight;
    }
  }
`;

/** The picture on a card, chosen by looking. */
export function DesignChooser({ designs, value, onChange }: DesignChooserProps) {
  const id = useId();
  return (
    <Group>
      <legend>Design</legend>
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
