import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/VariationPicker';
import { Button } from '../../../components/Button/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { VariationCards } from './VariationCards.tsx';
import { VariationSelect } from './VariationSelect.tsx';
import type { VariationOption } from './variation-option.ts';

export interface VariationPickerProps extends ComponentPropsWithRef<'div'> {
  /** Color, size and the like, each with its values in order. */
  options: readonly VariationOption[];
  /** Told the option's name and the value; of one that cannot be had too. */
  onChoose: (option: string, value: string) => void;
  /** What was chosen and cannot be had, as a sentence: `A5 is not made in Olive.` */
  problem?: string | undefined;
  /** The nearest combination that can be had, as the shopper reads it: `A5 in Ink`. */
  nearest?: string | undefined;
  /** Told that the shopper takes the nearest. */
  onChooseNearest?: (() => void) | undefined;
}

/** From here on a list to open is quicker than cards to look through. */
const TOO_MANY = 20;

const Options = styled.div`
  display: grid;
  gap: ${vars.space[5]};

  .problem {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
    overflow-wrap: anywhere;
  }

  /* It is there before it speaks, and takes no room until then. */
  .problem:empty {
    position: absolute;
  }

  .problem p {
    display: flex;
    flex: 1 1 20ch;
    gap: ${vars.space[2]};
    margin: 0;
    color: ${vars.color.text.error};
    font-weight: ${vars.font.weight.medium};
  }

  .problem .icon {
    flex: none;
    margin-block-start: ${vars.space[1]};
  }
`;

/**
 * One choice an option. A combination that cannot be had is never a dead button: it can be chosen, says why
 * it cannot be had, and leads to the nearest that can.
 */
export function VariationPicker({
  options,
  onChoose,
  problem,
  nearest,
  onChooseNearest,
  ...rest
}: VariationPickerProps) {
  const id = useId();
  return (
    <Options {...rest}>
      {options.map((option) => {
        const Choice = option.values.length > TOO_MANY ? VariationSelect : VariationCards;
        return (
          <Choice
            key={option.name}
            id={`${id}${option.name}`}
            option={option}
            onChoose={(value) => onChoose(option.name, value)}
          />
        );
      })}
      <div className="problem" role="status">
        {problem && (
          <>
            <p>
              <Icon className="icon" name="warning" size="small" />
              <span dir="auto">{problem}</span>
            </p>
            {nearest && (
              <Button intent="secondary" onClick={onChooseNearest}>
                {messages.chooseNearest[0]}
                <bdi>{nearest}</bdi>
                {messages.chooseNearest[1]}
              </Button>
            )}
          </>
        )}
      </div>
    </Options>
  );
}
