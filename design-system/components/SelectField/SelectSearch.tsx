import { vars } from '@otzar/tokens';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/index.ts';
import type { OptionSearchProps } from './OptionSearch.tsx';
import type { SelectOption } from './select-option.ts';

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
  if (select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The way to search a long list of options; the select beside it stays the form’s control. */
export function SelectSearch({ label, options, box, disabled }: SelectSearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const [Search, setSearch] = useState<ComponentType<OptionSearchProps>>();
  const [open, setOpen] = useState(false);
  const select = () => box.current?.querySelector('select');

  async function show(): Promise<void> {
    closed.current = false;
    setOpen(true);
    // Where it cannot be loaded, nothing opens, and the select still has every option.
    const { default: loaded } = await import('./OptionSearch.tsx').catch(() => ({
      default: undefined,
    }));
    if (loaded) setSearch(() => loaded);
    else setOpen(false);
  }

  /** A press keeps the focus where it went; the popup takes it along otherwise. */
  function close(how: 'taken' | 'pressed' | 'left'): void {
    // The focus that now moves out of the popup is no second way of leaving it.
    if (closed.current) return;
    closed.current = true;
    setOpen(false);
    if (how === 'taken') select()?.focus();
    if (how === 'left') button.current?.focus();
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
        onClick={() => (open ? setOpen(false) : void show())}
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
          }}
          opener={button}
          onClose={close}
        />
      )}
    </>
  );
}
