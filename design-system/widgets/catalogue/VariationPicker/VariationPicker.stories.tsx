import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { VariationPicker } from './VariationPicker.tsx';

const meta = {
  title: 'Widgets/VariationPicker',
  component: VariationPicker,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole'],
    guide: {
      use: 'Where one product comes in several: each option asks one thing, and each answer says what it changes before it is chosen.',
      instead:
        '`RadioCards` for a choice that is not about the product, such as the way of delivery; `GiftCardAmount` for an amount of money.',
      access:
        'Each option is a group of radio buttons named by the option: one stop of the Tab key, arrows between the values. What cannot be had is said in words, as part of the name. The problem and the way out of it are announced as a status. Above twenty values it is a labelled select.',
    },
  },
  args: {
    onChoose: fn(),
    onChooseNearest: fn(),
    options: [
      {
        name: 'Size',
        values: [
          { value: 'A6', selected: false },
          { value: 'A5', selected: true },
          { value: 'A4', selected: false, note: '+ $4.00' },
        ],
      },
      {
        name: 'Color',
        values: [
          { value: 'Olive', selected: true },
          { value: 'Ink', selected: false, note: 'Only 2 left' },
          { value: 'Pomegranate', selected: false, unavailable: 'Sold out in A5' },
        ],
      },
      {
        name: 'Binding',
        values: [
          { value: 'Sewn', selected: true },
          { value: 'Spiral', selected: false, unavailable: 'Not made in Olive' },
          { value: 'Leather', selected: false, note: '+ $18.00, comes out Mar 3, 2027' },
        ],
      },
    ],
  },
} satisfies Meta<typeof VariationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price, stock and day by value; what cannot be had says why. */
export const ThreeOptions: Story = { tags: ['state-guest'] };

/** What cannot be had can be chosen all the same. */
export const Choosing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Olive' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pomegranate Sold out in A5' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('Color', 'Pomegranate');
  },
};

const madeIn = { A6: ['Olive', 'Ink'], A5: ['Ink'] };
type Size = keyof typeof madeIn;

/** Arrows choose; a combination that is not made is named, and one press leads to the nearest. */
export const Unavailable: Story = {
  tags: ['state-error'],
  render: function Held(args) {
    const [size, setSize] = useState<Size>('A6');
    const [color, setColor] = useState('Olive');
    const made = madeIn[size].includes(color);
    return (
      <VariationPicker
        {...args}
        options={[
          {
            name: 'Size',
            values: (['A6', 'A5'] as const).map((value) => ({
              value,
              selected: value === size,
              unavailable: madeIn[value].includes(color) ? '' : `Not made in ${color}`,
            })),
          },
          {
            name: 'Color',
            values: ['Olive', 'Ink'].map((value) => ({
              value,
              selected: value === color,
              unavailable: madeIn[size].includes(value) ? '' : `Not made in ${size}`,
            })),
          },
        ]}
        onChoose={(option, value) =>
          option === 'Size' ? setSize(value === 'A5' ? 'A5' : 'A6') : setColor(value)
        }
        problem={made ? undefined : `${size} is not made in ${color}.`}
        nearest={made ? undefined : `${size} in Ink`}
        onChooseNearest={() => setColor('Ink')}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'A6' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A5 is not made in Olive.');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose A5 in Ink' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Olive/ }));
  },
};

/** Nothing near: the sentence stands alone. */
export const AllSoldOut: Story = {
  args: {
    options: [
      {
        name: 'Size',
        values: [
          { value: 'Small', selected: true, unavailable: 'Sold out' },
          { value: 'Large', selected: false, unavailable: 'Sold out' },
        ],
      },
    ],
    problem: 'Every size is sold out.',
  },
};

export const WithPictures: Story = {
  args: {
    options: [
      {
        name: 'Motif',
        values: [
          { value: 'Mug', selected: true, picture: samplePictures.mug },
          { value: 'Book', selected: false, note: '+ $2.00', picture: samplePictures.book },
          {
            value: 'Pencils',
            selected: false,
            unavailable: 'Sold out',
            picture: samplePictures.pencils,
          },
          { value: 'Lamp', selected: false, picture: brokenPicture },
        ],
      },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    options: [
      {
        name: 'כריכה',
        values: [
          { value: 'קשה', selected: true, note: '+ $6.00' },
          { value: 'רכה', selected: false, unavailable: 'Sold out in גדול' },
        ],
      },
      {
        name: 'גודל',
        values: [
          { value: 'קטן', selected: false },
          { value: 'גדול', selected: true },
        ],
      },
    ],
  },
};

/** More than twenty become a list to open. */
export const ManyOptions: Story = {
  args: {
    options: [
      {
        name: 'Letter set',
        values: namesOf('Set').map((value, place) => ({
          value,
          selected: place === 2,
          unavailable: place % 7 === 0 ? 'Sold out' : '',
          note: place % 5 === 0 ? '+ $1.00' : '',
        })),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Letter set' });
    await expect(list).toHaveValue('Set 3');
    await userEvent.selectOptions(list, 'Set 8 – Sold out');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Letter set', 'Set 8');
  },
};

/** Long, mixed and marked-up names are read as they are. */
export const LongTitle: Story = {
  args: {
    options: [
      {
        name: 'Edition',
        values: [
          { value: title300, selected: true, note: '+ $120.00' },
          { value: mixedTitle, selected: false },
          { value: markupTitle, selected: false, unavailable: 'Sold out' },
        ],
      },
    ],
    problem: `${markupTitle} is sold out.`,
    nearest: mixedTitle,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', 'motion', '!autodocs'],
  ...galleryOf(() => import('./VariationPicker.stories.tsx')),
};
