import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SignInChoice } from './SignInChoice.tsx';

const meta = {
  title: 'Widgets/SignInChoice',
  component: SignInChoice,
  args: {
    guestText: 'No account needed. We ask for an e-mail address for the receipt.',
    onGuest: fn(),
  },
  parameters: {
    kinds: ['guests-only', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Between the bag and the checkout: as a guest, or signed in.',
      instead: '`LoginForm`, outside the checkout.',
      access: 'Each way is a section with a heading and one button.',
    },
  },
} satisfies Meta<typeof SignInChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as guest' }));
    await expect(args.onGuest).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = { args: { guestText: title300 } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SignInChoice.stories.tsx')),
};
