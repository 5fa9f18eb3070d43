import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';

const home = {
  id: 1,
  name: 'Noa Levi',
  lines: ['12 Maple Street, Apt 3', 'Brooklyn, NY 11201', 'United States'],
  isDefault: true,
};
const work = {
  id: 2,
  name: 'נועה לוי',
  lines: ['רחוב הגפן 4', 'תל אביב 6100001', 'Israel'],
  isDefault: false,
};

const meta = {
  title: 'Widgets/SavedAddresses',
  component: SavedAddresses,
  args: {
    addresses: [home, work],
    chosen: 1,
    onChoose: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onAdd: fn(),
  },
  parameters: {
    kinds: ['customers-only'],
    guide: {
      use: 'For a customer at checkout and in the account: the addresses that are kept.',
      instead: '`AddressForm`, to type one.',
      access: 'A radio group; every button names its address; deleting asks once more, in place.',
    },
  },
} satisfies Meta<typeof SavedAddresses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['state-customer', 'state-hebrew'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /נועה/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Edit Noa Levi, 12 Maple Street, Apt 3' }),
    );
    await expect(args.onEdit).toHaveBeenLastCalledWith(1);
  },
};

/** Deleting is asked about first. */
export const DeleteAsked: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Delete Noa Levi/ });
    if (!first) throw new Error('There is no button to delete with.');
    await userEvent.click(first);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByText('Delete it for good?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Noa Levi/ }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(1);
  },
};

export const Empty: Story = { tags: ['state-empty'], args: { addresses: [], chosen: null } };
export const Busy: Story = { tags: ['state-loading'], args: { busy: 2 } };
export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'The address could not be deleted. Please try again.' },
};
export const LongTitle: Story = {
  args: {
    addresses: [
      { id: 1, name: title300, lines: [mixedTitle, title300.replaceAll(' ', '')], isDefault: true },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SavedAddresses.stories.tsx')),
};
