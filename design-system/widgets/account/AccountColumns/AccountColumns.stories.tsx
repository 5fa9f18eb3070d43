import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { namesOf } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { AccountColumns } from './AccountColumns.tsx';

const meta = {
  title: 'Widgets/AccountColumns',
  component: AccountColumns,
  tags: ['responsive', 'unpictured'],
  args: { nav: 'The sections', children: 'The page that is open' },
  parameters: {
    kinds: ['customers-only', 'no-words', 'layout'],
    guide: {
      use: 'Around every page of the account.',
      instead: '`PageColumns`, where what accompanies the page stands at its end.',
      access: 'It adds no landmark of its own: the navigation in it is one.',
    },
  },
} satisfies Meta<typeof AccountColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page that is open')).toBeVisible();
  },
};

/** The sections stay in sight while a long page is scrolled. */
export const LongPage: Story = {
  tags: ['scrolled', '!unpictured', '!responsive'],
  args: { children: namesOf('Order', 60).map((order) => <p key={order}>{order}</p>) },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./AccountColumns.stories.tsx')),
};
