import { media } from '@otzar/tokens';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import * as messages from '#messages/widgets/catalogue/HebrewKeyboard';
import { Icon } from '../../../foundations/icons/index.ts';
import { useMedia } from '../../../foundations/media/index.ts';
import { Board } from './Board.ts';
import { Key, type KeyProps } from './Key.tsx';
import { type CharacterKey, nameOfKey } from './layout.ts';
import { type ActionKey, type BoardKey, type Layer, phoneRows, wholeRows } from './rows.ts';
import { deleteBackward, pressEnter, replaceText, type TextEntry, typeText } from './typing.ts';

export interface HebrewKeyboardProps extends ComponentPropsWithRef<'fieldset'> {
  /** The field that it types into, at its caret. */
  field: RefObject<TextEntry | null>;
  /** What may have been meant by what the field holds; offered to be put in its place. */
  meant?: string;
  /** What Enter does; without it, it sends the field's form, or begins a line where there are lines. */
  onEnter?: () => void;
}

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

/** What a key of its own kind does, and how it is shown. */
type Action = Omit<KeyProps, 'keepFocus'> & { children: ReactNode };

/**
 * A Hebrew keyboard on the screen, in the standard Israeli layout SI-1452 (specification, section 9).
 * It types into the field it is given, which keeps its focus; shift holds for one character. On a phone its letters come
 * first, and digits and signs behind a key. What may have been meant, such as text typed in the wrong layout, is offered in
 * its place.
 */
export function HebrewKeyboard({ field, meant, onEnter, ...rest }: HebrewKeyboardProps) {
  const [shift, setShift] = useState(false);
  const [layer, setLayer] = useState<Layer>('letters');
  const rows = useMedia(media.tablet) ? wholeRows : phoneRows[layer];
  const withField = (act: (entry: TextEntry) => void) => () => {
    if (field.current) act(field.current);
  };
  const keepFocus = withField((entry) => entry.focus({ preventScroll: true }));

  const characterKey = (key: CharacterKey): Action => {
    const sign = shift ? key.shifted : key.plain;
    const act = withField((entry) => {
      typeText(entry, sign);
      setShift(false);
    });
    return { act, 'aria-label': nameOfKey(sign), children: sign };
  };
  const actions: Record<ActionKey, Action> = {
    backspace: {
      act: withField(deleteBackward),
      className: 'wide',
      'aria-label': messages.backspace,
      children: <Icon name="backspace" />,
    },
    enter: {
      act: onEnter ?? withField(pressEnter),
      className: 'wide',
      lang: 'en',
      repeats: false,
      children: messages.enter,
    },
    layer: {
      act: () => setLayer(layer === 'letters' ? 'signs' : 'letters'),
      className: 'wide',
      repeats: false,
      'aria-label': layer === 'letters' ? messages.digitsAndSigns : messages.letters,
      children: layer === 'letters' ? '123' : 'אבג',
    },
    shift: {
      act: () => setShift(!shift),
      className: 'wide',
      lang: 'en',
      repeats: false,
      'aria-pressed': shift,
      children: messages.shift,
    },
    space: {
      act: withField((entry) => typeText(entry, ' ')),
      className: 'space',
      lang: messages.language,
      children: messages.space,
    },
  };
  const keyOf = (key: BoardKey, isFirst: boolean) => {
    const { act, ...shown } = typeof key === 'string' ? actions[key] : characterKey(key);
    const name = typeof key === 'string' ? key : key.plain;
    return (
      <Key key={name} act={act} keepFocus={keepFocus} tabIndex={isFirst ? 0 : -1} {...shown} />
    );
  };

  return (
    <Board lang="he" aria-label={messages.hebrewKeyboard} onKeyDown={moveFocus} {...rest}>
      {meant && (
        <Key
          className="meant"
          tabIndex={0}
          repeats={false}
          act={withField((entry) => replaceText(entry, meant))}
          keepFocus={keepFocus}
        >
          <span dir={messages.direction}>
            <span lang={messages.language}>{messages.didYouMean}</span> <bdi>{meant}</bdi>?
          </span>
        </Key>
      )}
      {rows.map((row, at) => (
        // The last row stays as the keys over it change, and the focus in it.
        <div key={at === rows.length - 1 ? 'last' : at} className="row">
          {row.map((key, place) => keyOf(key, at + place === 0))}
        </div>
      ))}
    </Board>
  );
}
