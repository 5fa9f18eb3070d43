import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { RemovedLine } from './RemovedLine.tsx';

const meta = {
  title: 'Widgets/RemovedLine',
  component: RemovedLine,
  args: { title: sampleProducts[0].title, onUndo: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Where a line item was in the bag or the list saved for later, until the shopper leaves.',
      instead: '`MessageStack` where what was removed had no place of its own.',
      access: 'It takes the focus as it comes; the next Tab is Undo.',
    },
  },
} satisfies Meta<typeof RemovedLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['unpictured', 'state-guest'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/was removed\.$/)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: { title: sampleProducts[1].hebTitle ?? sampleProducts[1].title },
};

export const LongTitle: Story = { args: { title: title300 } };

export const BadInput: Story = { args: { title: `${markupTitle} ${mixedTitle}` } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./RemovedLine.stories.tsx')),
};
