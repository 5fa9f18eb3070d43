import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { FollowButton } from '../FollowButton/index.ts';
import { CreatorCard } from './CreatorCard.tsx';

const meta = {
  title: 'Widgets/CreatorCard',
  component: CreatorCard,
  args: {
    name: 'Yonatan Sela',
    hebName: 'יונתן סלע',
    path: '/creator/yonatan-sela/4',
    works: '9 works',
    picture: sampleProducts[1].picture,
    action: <FollowButton name="Yonatan Sela" following={false} onToggle={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.card }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For a writer, an artist or a teacher among others, in a `ProductRail`: the way to all they have made, and the button that follows them.',
      instead: 'On the page of a product the names stand in its `ProductHeading`.',
      access:
        'One link, named by the person; the picture is decoration. The button beside it has a name of its own.',
    },
  },
} satisfies Meta<typeof CreatorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFollow: Story = {
  tags: ['state-hebrew', 'state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Yonatan Sela' })).toHaveAttribute(
      'href',
      args.path,
    );
    await expect(canvas.getByRole('button', { name: 'Follow Yonatan Sela' })).toBeVisible();
  },
};

export const LinkOnly: Story = {
  tags: ['unpictured'],
  args: { action: undefined, hebName: undefined },
};

export const BadInput: Story = { args: { name: title300, hebName: undefined, works: markupTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CreatorCard.stories.tsx')),
};
