import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const hours = '10 a.m. – 7 p.m.';

const meta = {
  title: 'Widgets/OpeningHours',
  component: OpeningHours,
  args: {
    days: [
      { day: 'Sunday', hours: '11 a.m. – 6 p.m.' },
      { day: 'Monday', hours },
      { day: 'Tuesday', hours },
      { day: 'Wednesday', hours },
      { day: 'Thursday', hours: '10 a.m. – 9 p.m.' },
      { day: 'Friday', hours: '9 a.m. – 2 p.m.', note: 'Early closing for Shabbat' },
      { day: 'Saturday' },
    ],
    today: 4,
    open: true,
    until: 'until 9 p.m.',
    holidays: [
      { day: 'Friday, May 22', note: 'Shavuot' },
      { day: 'Monday, May 25', hours: '12 p.m. – 5 p.m.', note: 'Memorial Day' },
    ],
    timeZone: 'New York time',
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The store’s page of hours. Whoever comes wants one answer, open or not, so it stands first.',
      instead: 'Beside a pickup promise one line is enough: `PickupForm` says it.',
      access:
        'Tables with a caption and row headers. Today is marked by a bar, by weight, by `aria-current="date"` and in words for a screen reader; open or closed is a word.',
    },
  },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenNow: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now')).toBeVisible();
    const today = canvas.getByRole('row', { current: 'date' });
    await expect(within(today).getByRole('rowheader')).toHaveTextContent('Thursday (today)');
  },
};

/** Friday closes early, and says why. */
export const EarlyFriday: Story = {
  args: { today: 5, open: false, until: 'opens Sunday at 11 a.m.' },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('row', { current: 'date' });
    await expect(today).toHaveTextContent('Early closing for Shabbat');
    await expect(canvas.getByText('Closed now')).toBeVisible();
  },
};

export const NoHolidays: Story = { args: { holidays: [] }, tags: ['unpictured'] };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    days: [
      { day: 'יום ראשון', hours: '11:00 – 18:00' },
      { day: 'יום שישי', hours: '9:00 – 14:00', note: 'סוגרים מוקדם לכבוד שבת' },
      { day: 'שבת' },
    ],
    today: 1,
    holidays: [],
    until: 'עד 14:00',
    timeZone: 'שעון ניו יורק',
  },
};

export const LongTitle: Story = {
  args: { until: title300, holidays: [{ day: mixedTitle, note: title300 }] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./OpeningHours.stories.tsx')),
};
