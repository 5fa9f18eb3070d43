import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DigitalLibraryItem } from './DigitalLibraryItem.tsx';

const meta = {
  title: 'Widgets/DigitalLibraryItem',
  component: DigitalLibraryItem,
  tags: ['responsive'],
  args: {
    title: 'A Garden of Small Letters',
    hebTitle: 'גן של אותיות קטנות',
    creators: 'Yonatan Sela, Dana Peretz',
    picture: samplePictures.book,
    format: 'E-book, EPUB, 4.2 MB',
    boughtAt: 'May 2, 2026',
    readHref: '/account/digital-libary/17/read',
    downloadHref: '/download/17/token',
    linkNote: 'This link works until 3:40 p.m.',
    onRenew: fn(),
  },
  decorators: [
    (Story) => (
      <div>
        <h2>Digital library</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['customers-only', 'left-out'],
    guide: {
      use: 'The digital library of the account: one thing that was bought, to be read or downloaded.',
      instead: 'What was bought on paper is an order line: `LineList`.',
      access:
        'An article named by its title; each way names it too. That a link has expired, and when, is told in words and announced.',
    },
  },
} satisfies Meta<typeof DigitalLibraryItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOrDownload: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Read A Garden of Small Letters' }),
    ).toHaveAttribute('href', '/account/digital-libary/17/read');
    await expect(
      canvas.getByRole('link', { name: 'Download A Garden of Small Letters' }),
    ).toBeVisible();
  },
};

/** What was bought stays bought: only the link is old. */
export const ExpiredLink: Story = {
  args: { downloadHref: undefined, expired: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Get a new link/ }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const DownloadOnly: Story = {
  args: { readHref: undefined, format: 'Audiobook, MP3, 212 MB', hebTitle: undefined },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: {
    downloadHref: undefined,
    expired: true,
    error: 'We could not make a link. Try again in a minute, or write to us.',
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { downloadHref: undefined, busy: true },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { title: 'גן של אותיות קטנות', hebTitle: undefined, creators: mixedTitle },
};

export const LongTitle: Story = {
  render: (args) => (
    <>
      <DigitalLibraryItem {...args} title={title300} picture={undefined} format={title300} />
      <DigitalLibraryItem {...args} title={markupTitle} picture={brokenPicture} />
    </>
  ),
};

/** No link has been made yet: it is made when it is wanted. */
export const Closed: Story = {
  tags: ['unpictured'],
  args: { readHref: undefined, downloadHref: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Read or download/ }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DigitalLibraryItem.stories.tsx')),
};
