import { Combobox } from '@base-ui/react/combobox';
import { vars } from '@otzar/tokens';
import type { RefObject } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/SelectField';
import { useMessages } from '../../foundations/messages/index.ts';
import { controlStyles } from '../Field/index.ts';
import type { SelectOption } from './select-option.ts';

export interface OptionSearchProps {
  /** Names the field that is typed in, e.g. `Search countries`. */
  label: string;
  options: readonly SelectOption[];
  /** The value that is chosen now. */
  chosen: string;
  /** What it hangs from, and is as wide as. */
  anchor: RefObject<HTMLElement | null>;
  /** Told the value of the option that is taken. */
  onChoose: (value: string) => void;
  /** The button that opened it, whose own press closes it too. */
  opener: RefObject<HTMLElement | null>;
  /** Told how it closes: an option was taken, a press landed elsewhere, or a key closed it. */
  onClose: (how: 'taken' | 'pressed' | 'left') => void;
}

/** More are not drawn at once, so that a list of any length answers each letter at once. */
const DRAWN = 100;

const Popup = styled(Combobox.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: max(var(--anchor-width), min(${vars.size.card}, var(--available-width)));
  max-block-size: min(${vars.size.sidebar}, var(--available-height));
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};

  > div:first-child {
    padding: ${vars.space[2]};
  }

  [role='listbox'] {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: ${vars.space[2]};
    padding-block-end: ${vars.space[2]};
    outline: none;
  }

  [role='listbox']:empty {
    display: none;
  }

  [role='option'] {
    display: flex;
    align-items: center;
    min-block-size: ${vars.size.control};
    padding-block: ${vars.space[2]};
    padding-inline: ${vars.space[5]};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  [aria-selected='true'] {
    font-weight: ${vars.font.weight.bold};
  }

  [data-highlighted] {
    background: ${vars.color.surface.sunken};
    box-shadow: inset ${vars.border.focus} 0 ${vars.color.focus};
  }

  [data-highlighted]:dir(rtl) {
    box-shadow: inset calc(-1 * ${vars.border.focus}) 0 ${vars.color.focus};
  }

  [role='status'] {
    margin: 0;
    padding-inline: ${vars.space[5]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  [role='status']:not(:empty) {
    padding-block-end: ${vars.space[4]};
  }

  @media (forced-colors: active) {
    [data-highlighted] {
      outline: ${vars.border.thick} solid Highlight;
      outline-offset: calc(-1 * ${vars.border.thick});
    }
  }
`;

/**
 * Finds one of many options by any part of its name, or by its value, such as a country’s code: the
 * combobox of the ARIA Authoring Practices in a popup. Load it late, as `Dialog`.
 */
export default function OptionSearch({
  label,
  options,
  chosen,
  anchor,
  opener,
  onChoose,
  onClose,
}: OptionSearchProps) {
  const messages = useMessages('selectField', own);
  const { contains } = Combobox.useFilter({ sensitivity: 'base' });
  return (
    <Combobox.Root
      open
      items={options}
      value={options.find(({ value }) => value === chosen) ?? null}
      limit={DRAWN}
      autoHighlight
      filter={(option: SelectOption, typed) =>
        contains(option.label, typed) || option.value.toLowerCase() === typed.trim().toLowerCase()
      }
      onValueChange={(option) => option && onChoose(option.value)}
      onOpenChange={(_open, { reason, event }) => {
        if (reason === 'item-press') onClose('taken');
        else if (reason !== 'outside-press') onClose('left');
        else if (!opener.current?.contains(event.target as Node)) onClose('pressed');
      }}
    >
      <Combobox.Portal>
        <Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8}>
          <Popup aria-label={label} finalFocus={false}>
            <div>
              <Input aria-label={label} dir="auto" autoComplete="off" />
            </div>
            <Combobox.Empty>{messages.nothingFound}</Combobox.Empty>
            <Combobox.List aria-label={label}>
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option}>
                  <bdi>{option.label}</bdi>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Popup>
        </Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const Input = styled(Combobox.Input)`
  ${controlStyles}
`;

const Positioner = styled(Combobox.Positioner)`
  z-index: ${vars.zIndex.overlay};
`;
