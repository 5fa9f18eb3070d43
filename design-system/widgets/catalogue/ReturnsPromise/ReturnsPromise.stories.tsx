import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReturnsPromise } from './ReturnsPromise.tsx';

const meta = {
  title: 'Widgets/ReturnsPromise',
  component: ReturnsPromise,
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Below the way to buy a thing that is sent: that it can go back is a reason to try it.',
      instead:
        'Nothing for what is not sent, such as a gift card: say how it arrives with `PromiseLine`.',
      access: 'Plain text and a link; the drawing only decorates.',
    },
  },
  args: { policyPath: '/return-policy/42' },
} satisfies Meta<typeof ReturnsPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30-day easy return')).toBeVisible();
    await expect(canvas.getByText('Free within 30 days of delivery.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return policy' })).toHaveAttribute(
      'href',
      '/return-policy/42',
    );
  },
};

export const WithoutPolicy: Story = { args: { policyPath: undefined } };

export const Final: Story = { args: { final: 'It is made for you, with your name on it.' } };

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: { final: `${title300} ${mixedTitle}` },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ReturnsPromise.stories.tsx')),
};
