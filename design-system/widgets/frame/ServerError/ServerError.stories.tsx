import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ServerError } from './ServerError.tsx';

const meta = {
  title: 'Widgets/ServerError',
  component: ServerError,
  args: {
    title: 'Something went wrong on our side',
    text: 'Your bag is safe. Try again in a moment.',
    onRetry: fn(),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole'],
    guide: {
      use: 'In the place of a screen that we failed to make. It blames nobody, says what is safe, and offers to try again.',
      instead:
        'A part of a page: `FailedState`. No connection at all: `OfflineNotice`. No such page: `NotFound`.',
      access:
        'The heading says what happened; “Try again” is a button and comes next in the order of the Tab key.',
    },
  },
} satisfies Meta<typeof ServerError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  tags: ['state-error', 'state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const LongTitle: Story = { args: { title: title300, text: mixedTitle } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { lang: 'he', title: 'משהו השתבש אצלנו', text: 'הסל שלכם שמור. נסו שוב בעוד רגע.' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ServerError.stories.tsx')),
};
