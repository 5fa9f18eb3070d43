import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { Button } from '../Button/index.ts';
import { markupTitle, mixedTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './Message.guide.tsx';
import { Message } from './Message.tsx';

const meta = {
  title: 'Components/Message',
  component: Message,
  args: { tone: 'info', children: 'Orders placed before noon leave the shop today.' },
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'For news about what the shopper just did, or a fact to be known here, in the flow of the page where it matters.',
      instead:
        'News that may go by itself: `MessageStack`. One wrong field: the error of that field. A word to everybody: `Banner`. A whole page that failed: `PageNotice`.',
      access:
        'An error is an alert, the others a status; each tone has a drawing, so that color says nothing alone. Write what happened and what to do. With `onClose` there is a button named “Close message”.',
      examples,
    },
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', children: 'Added to your bag.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your bag.');
  },
};

export const ErrorWithTitle: Story = {
  args: {
    tone: 'error',
    title: 'Two items changed while you shopped',
    children: 'We corrected your bag. Check the quantities, then place the order again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We corrected your bag.');
  },
};

export const WithActionAndClose: Story = {
  args: {
    tone: 'success',
    children: 'Removed “The Merchant of Words”.',
    action: <Button intent="quiet">Undo</Button>,
    onClose: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'הספר נוסף אל הסל',
    children: 'אפשר להמשיך לקנות או לעבור אל הקופה. הסל נשמר גם אם תסגרו את הדף.',
    onClose: fn(),
  },
};

export const LongTitle: Story = {
  args: {
    tone: 'error',
    title: title300,
    children: title300,
    action: <Button intent="quiet">Try again</Button>,
    onClose: fn(),
  },
};

export const MixedScripts: Story = { args: { title: mixedTitle, children: markupTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Message.stories.tsx')),
};
