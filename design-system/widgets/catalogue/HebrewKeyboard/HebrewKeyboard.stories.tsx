import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../../components/Stack/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { galleryOf } from '../../../gallery.tsx';
import { HebrewKeyboard } from './HebrewKeyboard.tsx';

interface ServedProps {
  start: string;
  /** What may have been meant by it. */
  meant?: string;
  onSend: () => void;
}

/** A field with the keyboard below it, as in the search overlay. */
function Served({ start, meant, onSend }: ServedProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack apart="things">
        <TextField
          ref={field}
          name="q"
          label="Search the shop"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <HebrewKeyboard field={field} meant={text === start ? meant : undefined} />
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Widgets/HebrewKeyboard',
  component: HebrewKeyboard,
  args: { field: createRef() },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Beside a field that takes Hebrew, for whoever has no Hebrew keyboard at hand. Show it on request, behind a toggle.',
      instead: 'The system’s own keyboard, wherever the shopper has one: never open this unasked.',
      access:
        'A group named “Hebrew keyboard” of real buttons. Tab enters it once, arrows move among the keys, Enter and Space press. Every key is named; Shift tells its state.',
    },
  },
} satisfies Meta<typeof HebrewKeyboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSend = fn();
const served = (start = '', meant?: string): Pick<Story, 'render'> => ({
  render: (_: ComponentProps<typeof HebrewKeyboard>) => (
    <Served start={start} meant={meant} onSend={onSend} />
  ),
});

/** The layout without shift; the field keeps its focus while keys are pressed. */
export const Default: Story = {
  tags: ['state-hebrew', 'state-guest'],

  ...served(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search the shop' });
    await userEvent.click(field);
    for (const letter of ['ש', 'ל', 'ו']) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${letter} `) }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'ם final mem' }));
    await expect(field).toHaveValue('שלום');
    await expect(field).toHaveFocus();
  },
};

/** Shift holds for one character, and says whether it is on. */
export const Shifted: Story = {
  ...served(),
  play: async ({ canvas }) => {
    const shift = canvas.getByRole('button', { name: 'Shift' });
    await userEvent.click(shift);
    await expect(shift).toHaveAttribute('aria-pressed', 'true');
    // On a phone the letters that Shift brings lie with the signs.
    const signs = canvas.queryByRole('button', { name: '123: digits and signs' });
    if (signs) await userEvent.click(signs);
    await userEvent.click(canvas.getByRole('button', { name: 'Q' }));
    await expect(shift).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('textbox')).toHaveValue('Q');
    await userEvent.click(shift);
  },
};

/** On a phone letters come first; digits and signs are behind a key, which keeps the focus. */
export const OnAPhone: Story = {
  ...served(),
  globals: { viewport: { value: 'phone' } },
  tags: ['phone-only'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '7' })).not.toBeInTheDocument();
    const signs = canvas.getByRole('button', { name: '123: digits and signs' });
    signs.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('7');
    await userEvent.click(canvas.getByRole('button', { name: 'אבג: letters' }));
    await expect(canvas.getByRole('button', { name: 'ק qof' })).toBeVisible();
  },
};

/** Types in the middle, deletes what is selected, and puts a space. */
export const AtTheCaret: Story = {
  ...served('ספרטוב'),
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Space' }));
    await expect(field).toHaveValue('ספר טוב');
    field.setSelectionRange(0, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Backspace' }));
    await expect(field).toHaveValue('טוב');
    await expect(field.selectionStart).toBe(0);
  },
};

/** Enter sends the form that the field stands in. */
export const SendsWithEnter: Story = {
  ...served('ספר'),
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** A key that is held goes on: after 500 ms, then each 100 ms. */
export const Held: Story = {
  ...served(),
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const key = canvas.getByRole('button', { name: 'א alef' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: key });
    await waitFor(() => expect(field).toHaveValue('אאא'), { timeout: 5000 });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: key });
  },
};

/** By keyboard alone: Tab enters, arrows move, Space presses. */
export const ByKeyboard: Story = {
  ...served(),
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '; semicolon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'ג gimel' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox')).toHaveValue('ג');
  },
};

/** What was typed in the wrong layout is offered as it was meant. */
export const WrongLayout: Story = {
  ...served('akuo', 'שלום'),
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('button', { name: 'Did you mean שלום?' });
    await expect(offer).toBeVisible();
  },
};

/** Taking the offer puts it in place of the text. */
export const WrongLayoutTaken: Story = {
  ...served('akuo', 'שלום'),
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean שלום?' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('שלום');
    await expect(canvas.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'active', '!autodocs'],
  ...galleryOf(() => import('./HebrewKeyboard.stories.tsx')),
};
