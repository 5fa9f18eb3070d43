import { vars } from '@otzar/tokens';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/index.ts';
import type { OptionSearchProps } from './OptionSearch.tsx';
import type { SelectOption } from './SelectField.tsx';

interface SelectSearchProps {
  /** Names the button and the field that it opens. */
  label: string;
  options: readonly SelectOption[];
  /** The box that holds the select whose value it sets. */
  box: RefObject<HTMLDivElement | null>;
  disabled?: boolean | undefined;
}

const Opener = styled(IconButton)`
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface.raised};

  /* Without script there is nothing it could open. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Takes a value as if it had been chosen in the select itself, so that its form hears of it as always. */
function take(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.focus();
}

/** The way to search a long list of options; the select beside it stays the form’s control. */
export function SelectSearch({ label, options, box, disabled }: SelectSearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Search, setSearch] = useState<ComponentType<OptionSearchProps>>();
  const [open, setOpen] = useState(false);
  const select = () => box.current?.querySelector('select');

  async function show(): Promise<void> {
    setOpen(true);
    // Where it cannot be loaded, nothing opens, and the select still has every option.
    const { default: loaded } = await import('./OptionSearch.tsx').catch(() => ({
      default: undefined,
    }));
    if (loaded) setSearch(() => loaded);
    else setOpen(false);
  }

  return (
    <>
      <Opener
        ref={button}
        label={label}
        icon="search"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => void show()}
      />
      {open && Search && (
        <Search
          label={label}
          options={options}
          chosen={select()?.value ?? ''}
          anchor={box}
          onChoose={(value) => {
            const target = select();
            if (target) take(target, value);
            setOpen(false);
          }}
          onClose={(escaped) => {
            if (escaped) button.current?.focus();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
