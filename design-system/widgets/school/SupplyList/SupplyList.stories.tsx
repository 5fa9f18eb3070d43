import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleSupplies, supplyOf } from './SupplyList.examples.ts';
import { SupplyList } from './SupplyList.tsx';

const meta = {
  title: 'Widgets/SupplyList',
  component: SupplyList,
  tags: ['responsive'],
  args: {
    grade: 'Grade 4',
    school: 'Harbor Day School',
    year: '2026–27',
    items: sampleSupplies,
    total: '$75.90',
    onToggle: fn(),
    onQuantity: fn(),
    onSwap: fn(),
    onAddAll: fn(),
    onShare: fn(),
    onPrint: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'The last step of school supplies: everything a teacher asks for, less what is at home already, bought in one step. It prints as a form with boxes to tick.',
      instead:
        'A list that somebody made for themselves is the favorites page; what is bought already is `LineList`.',
      access:
        'Two headed lists. Each tick and each button names its product; the total is announced when it changes. Nothing moves on its own, and what is ticked off stays where it was.',
    },
  },
} satisfies Meta<typeof SupplyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is required can be ticked off as owned; what is optional can be added. */
export const EveryKindOfEntry: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Already have it Composition book, wide ruled' }),
    );
    await expect(args.onToggle).toHaveBeenLastCalledWith(2, false);
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Add it to my list A second primer, for home' }),
    );
    await expect(args.onToggle).toHaveBeenLastCalledWith(8, true);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Swap Beeswax crayons, block of eight for this' }),
    );
    await expect(args.onSwap).toHaveBeenLastCalledWith(5, true);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(args.onSwap).toHaveBeenLastCalledWith(6, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 5 items to bag' }));
    await expect(args.onAddAll).toHaveBeenCalledOnce();
  },
};

/** Whoever has everything at home has nothing to buy, and the button says so. */
export const EverythingAtHome: Story = {
  args: { total: '$0.00' },
  render: function Ticked(args) {
    const [items, setItems] = useState(args.items.slice(0, 2));
    return (
      <SupplyList
        {...args}
        items={items}
        onToggle={(id, included) =>
          setItems(items.map((item) => (item.id === id ? { ...item, included } : item)))
        }
      />
    );
  },
  play: async ({ canvas }) => {
    for (const tick of canvas.getAllByRole('checkbox', { name: /Already have it/ })) {
      await userEvent.click(tick);
      await expect(tick).toBeChecked();
    }
    await expect(canvas.getByRole('button', { name: 'Nothing to buy' })).toBeDisabled();
  },
};

/** A quantity can differ from what the school asks for. */
export const OtherQuantity: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('listitem', { name: 'Alef-Bet writing primer' });
    await userEvent.selectOptions(within(line).getByRole('combobox', { name: 'Quantity' }), '3');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(3, 3);
  },
};

export const Shared: Story = {
  args: { shareLink: 'https://otzar.example/school/select-your-supplies/4/12?have=4&swap=6' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    items: sampleSupplies.slice(0, 2),
    failure: 'We could not fill your bag. Nothing was added: try again in a minute.',
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { items: sampleSupplies.slice(0, 2), busy: true },
};

/** Nothing like it is in stock: it says so, and stays on the list. */
export const SoldOut: Story = {
  args: {
    items: [
      supplyOf({ title: 'Beeswax crayons, block of eight', cents: 1290, max: 0 }, 0),
      supplyOf({ title: 'Ruler, wood', cents: 150 }, 1),
    ],
    total: '$1.50',
  },
};

export const EmptyList: Story = {
  tags: ['state-empty'],
  args: {
    items: [],
    otherwise: <ButtonLink href="/school">Choose another grade</ButtonLink>,
  },
};

export const SixtyItems: Story = {
  tags: ['scrolled', '!responsive'],
  args: {
    items: namesOf('Supply', 60).map((title, index) =>
      supplyOf({ title, cents: 250, required: index < 45 }, index),
    ),
    total: '$150.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add 60 items to bag' })).toBeEnabled();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    grade: 'כיתה ד׳',
    school: 'בית ספר אורנים',
    year: 'תשפ״ז',
    items: [
      supplyOf({ title: 'עפרונות צבעוניים, 12 בקופסה', cents: 895, quantity: 2 }, 0),
      supplyOf({ title: mixedTitle, cents: 1450 }, 1),
      supplyOf({ title: 'כוס למים ולמכחולים', cents: 1450, required: false, included: false }, 2),
    ],
    total: '$32.40',
  },
};

export const LongTitle: Story = {
  args: {
    grade: title300,
    school: title300,
    items: [
      supplyOf({ title: title300, cents: 0, quantity: 12, picture: undefined }, 0),
      supplyOf({ title: markupTitle, cents: 129900, quantity: 9, picture: brokenPicture }, 1),
      supplyOf({ title: title300, cents: 1, max: 0, swap: { title: title300, price: '$0.00' } }, 2),
    ],
    total: '$11,691.00',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'print', '!autodocs'],
  ...galleryOf(() => import('./SupplyList.stories.tsx')),
};
