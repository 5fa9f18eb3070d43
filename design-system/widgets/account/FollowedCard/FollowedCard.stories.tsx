import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FollowButton } from '../../catalogue/FollowButton/index.ts';
import { FollowedCard } from './FollowedCard.tsx';

const meta = {
  title: 'Widgets/FollowedCard',
  component: FollowedCard,
  tags: ['responsive', 'unpictured'],
  args: {
    name: 'Yonatan Sela',
    hebName: 'יונתן סלע',
    path: '/creator/sela/1',
    action: <FollowButton name="Yonatan Sela" following onToggle={() => undefined} />,
  },
  parameters: {
    kinds: ['customers-only', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'In the account, for somebody who is followed.',
      instead: '`CreatorCard`, where a work of theirs stands beside the name.',
      access: 'The name is the link; the letter beside it is decoration.',
    },
  },
} satisfies Meta<typeof FollowedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Yonatan Sela/ })).toBeVisible();
  },
};

export const LongName: Story = { args: { name: title300 } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { name: mixedTitle },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./FollowedCard.stories.tsx')),
};
