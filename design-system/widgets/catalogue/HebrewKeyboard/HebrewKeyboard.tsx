import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type KeyboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../foundations/icons/index.ts';
import { Key } from './Key.tsx';
import { type CharacterKey, nameOfKey, rows } from './layout.ts';
import { deleteBackward, pressEnter, replaceText, type TextEntry, typeText } from './typing.ts';

export interface HebrewKeyboardProps extends ComponentPropsWithRef<'fieldset'> {
  /** The field that it types into, at its caret. */
  field: RefObject<TextEntry | null>;
  /** What may have been meant by what the field holds; offered to be put in its place. */
  meant?: string;
  /** What Enter does; without it, it sends the field's form, or begins a line where there are lines. */
  onEnter?: () => void;
}

const Board = styled.fieldset`
  direction: ltr;
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  max-inline-size: ${vars.size.dialog};
  margin: 0;
  padding: ${vars.space[2]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.sunken};

  .row {
    display: flex;
    gap: ${vars.space[1]};
  }

  button {
    display: grid;
    flex: 1 1 0;
    place-items: center;
    min-inline-size: 0;
    block-size: ${vars.size.control};
    padding: 0;
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[1]};
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }

  .wide {
    flex-grow: 2;
    font-size: ${vars.font.size[-1]};
  }

  .space {
    flex-grow: 6;
  }

  .meant {
    flex: none;
    justify-self: start;
    padding-inline: ${vars.space[4]};
    border-color: ${vars.color.line.strong};
    font-size: ${vars.font.size[0]};
  }

  button:hover {
    border-color: ${vars.color.text.default};
  }

  button:active {
    background: ${vars.color.surface.accent};
  }

  [aria-pressed='true'] {
    border-color: ${vars.color.accent.default};
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
  }

  @media ${media.desktop} {
    padding: ${vars.space[4]};
  }
`;

/** How far each arrow key goes among the keys: along a row, or to the row above or below. */
const steps: Record<string, [row: number, place: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Moves the focus among the keys by arrows, so that Tab passes the keyboard in one step. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const key = event.target;
  if (!step || !(key instanceof HTMLButtonElement)) return;
  const board = [...event.currentTarget.querySelectorAll('.row')].map((row) => [
    ...row.querySelectorAll('button'),
  ]);
  const row = board.findIndex((keys) => keys.includes(key));
  if (row < 0) return;
  event.preventDefault();
  const place = board[row]?.indexOf(key) ?? 0;
  const keys = board[row + step[0]] ?? board[row] ?? [];
  keys[Math.min(Math.max(place + step[1], 0), keys.length - 1)]?.focus();
}

/**
 * A Hebrew keyboard on the screen, in the standard Israeli layout SI-1452 (specification, section 9).
 * It types into the field it is given, which keeps its focus; shift holds for one character. What may
 * have been meant, such as text typed in the wrong layout, is offered in its place.
 */
export function HebrewKeyboard({ field, meant, onEnter, ...rest }: HebrewKeyboardProps) {
  const [shift, setShift] = useState(false);
  const withField = (act: (entry: TextEntry) => void) => () => {
    if (field.current) act(field.current);
  };
  const keepFocus = withField((entry) => entry.focus({ preventScroll: true }));

  const characterKey = (key: CharacterKey, first: boolean) => {
    const sign = shift ? key.shifted : key.plain;
    const act = withField((entry) => {
      typeText(entry, sign);
      setShift(false);
    });
    return (
      <Key
        key={key.plain}
        act={act}
        keepFocus={keepFocus}
        aria-label={nameOfKey(sign)}
        tabIndex={first ? 0 : -1}
      >
        {sign}
      </Key>
    );
  };
  const [numbers = [], top = [], middle = [], bottom = []] = rows;

  return (
    <Board lang="he" aria-label="Hebrew keyboard" onKeyDown={moveFocus} {...rest}>
      {meant && (
        <Key
          className="meant"
          tabIndex={0}
          repeats={false}
          act={withField((entry) => replaceText(entry, meant))}
          keepFocus={keepFocus}
        >
          <span>
            <span lang="en">Did you mean</span> <bdi>{meant}</bdi>?
          </span>
        </Key>
      )}
      <div className="row">
        {numbers.map((key, at) => characterKey(key, at === 0))}
        <Key
          className="wide"
          act={withField(deleteBackward)}
          keepFocus={keepFocus}
          aria-label="Backspace"
        >
          <Icon name="backspace" />
        </Key>
      </div>
      <div className="row">{top.map((key) => characterKey(key, false))}</div>
      <div className="row">
        {middle.map((key) => characterKey(key, false))}
        <Key
          className="wide"
          lang="en"
          repeats={false}
          act={onEnter ?? withField(pressEnter)}
          keepFocus={keepFocus}
        >
          Enter
        </Key>
      </div>
      <div className="row">
        <Key
          className="wide"
          lang="en"
          aria-pressed={shift}
          repeats={false}
          act={() => setShift(!shift)}
          keepFocus={keepFocus}
        >
          Shift
        </Key>
        {bottom.map((key) => characterKey(key, false))}
      </div>
      <div className="row">
        <Key
          className="space"
          lang="en"
          act={withField((entry) => typeText(entry, ' '))}
          keepFocus={keepFocus}
        >
          Space
        </Key>
      </div>
    </Board>
  );
}
