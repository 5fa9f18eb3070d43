import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import Creator, { loader } from './creator.tsx';

const meta = {
  title: 'Screens/Creator',
  component: ScreenFrame,
  args: {
    at: '/creator/miriam-adler/31',
    screen: { path: '/creator/:slug/:id', Component: Creator, loader },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'All works of a writer, an artist or a teacher.',
      instead: 'A search by the name finds books about them as well.',
      access:
        'As Listing: one `h1`, breadcrumbs and paging as navigations with names of their own.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Miriam Adler', level: 1 })).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await expect(await canvas.findByLabelText('Sort by')).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  tags: ['unpictured'],
  args: { at: '/creator/miriam-adler/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};
