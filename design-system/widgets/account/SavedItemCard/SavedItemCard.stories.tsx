import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SavedItemCard } from './SavedItemCard.tsx';

const meta = {
  title: 'Widgets/SavedItemCard',
  component: SavedItemCard,
  tags: ['responsive', 'unpictured'],
  args: {
    name: 'Noa Levi, 12 Maple Street',
    icon: 'pin',
    title: 'Noa Levi',
    lines: ['12 Maple Street', 'Brooklyn, NY, 11201', 'United States'],
    isDefault: false,
    onEdit: fn(),
    onMakeDefault: fn(),
    onDelete: fn(),
  },
  parameters: {
    kinds: ['customers-only', 'left-out'],
    guide: {
      use: 'In the account, for an address or a card that is kept there.',
      instead: '`SavedAddresses` and `SavedPayments` in the checkout, where one of them is chosen.',
      access:
        'An article with a name that its buttons repeat; deleting asks once more, with the focus on keeping it.',
    },
  },
} satisfies Meta<typeof SavedItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
    await expect(canvas.getByRole('button', { name: /^Keep/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep/ }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Yes, delete/ }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  args: {
    icon: 'card',
    title: 'Visa ending in 4242',
    lines: ['Expired 10/26'],
    warning: 'Expired',
  },
};

export const Preferred: Story = { args: { isDefault: true } };

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not reach the shop. Please try again.' },
};

export const LongWords: Story = { args: { title: title300 } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { title: mixedTitle },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./SavedItemCard.stories.tsx')),
};
