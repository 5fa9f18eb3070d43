import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { Button } from '../Button/index.ts';
import { markupTitle, mixedTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './Banner.guide.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    label: 'Holiday hours',
    icon: 'clock',
    children: 'We close at two on Friday, and open again on Sunday at ten.',
    onClose: fn(),
  },
  tags: ['responsive'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'For one thing that concerns the whole shop and every shopper, whatever page is open: the new website, a filter that slows it down. One at a time, above the header.',
      instead:
        'News about what the shopper just did: `Message` or the message stack. What concerns one page stands on that page. What must be answered first is a `Dialog`.',
      access:
        'A region named by `label`, and the close button says what it closes. It takes no focus. Where it comes after the page, the caller puts it into a live region that was there before. The drawing says what the tone says.',
      examples,
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Holiday hours' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Holiday hours' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: 'warning',
    label: 'Storm',
    children: 'A storm holds up parcels in the Northeast. Allow two more days.',
    action: <Button intent="quiet">See the map</Button>,
    onClose: undefined,
  },
};

export const LongTitle: Story = { args: { label: title300, children: title300 } };

export const MixedScripts: Story = { args: { children: mixedTitle } };

export const Markup: Story = { args: { children: markupTitle } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'he', children: 'ביום שישי סוגרים בשתיים. נתראה ביום ראשון בעשר.' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Banner.stories.tsx')),
};
