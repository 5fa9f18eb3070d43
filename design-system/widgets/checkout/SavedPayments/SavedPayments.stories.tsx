import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, namesOf, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SavedPayments } from './SavedPayments.tsx';

const visa = {
  id: 1,
  brand: 'Visa',
  lastFour: '4242',
  expires: '12/30',
  expired: false,
  isDefault: true,
};
const old = {
  id: 2,
  brand: 'Mastercard',
  lastFour: '4444',
  expires: '01/25',
  expired: true,
  isDefault: false,
};

const meta = {
  title: 'Widgets/SavedPayments',
  component: SavedPayments,
  args: { payments: [visa, old], chosen: 1, onChoose: fn(), onDelete: fn(), onAdd: fn() },
  parameters: {
    kinds: ['customers-only', 'shop-words'],
    guide: {
      use: 'For a customer at checkout and in the account: the cards that are kept.',
      instead: '`CardForm`, to enter one.',
      access: 'A radio group; every button names its card; an expired card says so in words.',
    },
  },
} satisfies Meta<typeof SavedPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mastercard ending in 4444/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { tags: ['state-empty'], args: { payments: [], chosen: null } };
export const Busy: Story = { tags: ['state-loading'], args: { busy: 1 } };
export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'The card could not be deleted. Please try again.' },
};

export const BadInput: Story = {
  args: {
    payments: [
      { ...visa, brand: title300 },
      { ...old, brand: markupTitle },
    ],
    failure: title300,
  },
};

export const ManyCards: Story = {
  tags: ['unpictured'],
  args: {
    payments: namesOf('Card', 60).map((brand, at) => ({
      ...visa,
      brand,
      id: at + 1,
      isDefault: at === 0,
    })),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SavedPayments.stories.tsx')),
};
