import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { StoreAddress } from './StoreAddress.tsx';

const meta = {
  title: 'Widgets/StoreAddress',
  component: StoreAddress,
  tags: ['responsive'],
  args: {
    name: 'Otzar',
    address: ['48 Orchard Row', 'New York, NY 10002'],
    phone: '+1 (212) 555-0143',
    streets: ['Orchard Row', 'Hester Street'],
    directionsHref: 'https://www.openstreetmap.org/directions?to=40.7161,-73.9903',
    hints: [
      'F or M train to Delancey Street, four minutes on foot.',
      'A ramp leads to the door; every shelf can be reached from a wheelchair.',
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The store’s address page. The map is drawn from the theme’s colors, so it follows the dark and tells no third party who looks at it.',
      instead: 'Beside a form one line of address is enough; when it is open is `OpeningHours`.',
      access:
        'The map is one picture with a name that says what it shows; nothing on it is needed to find the store. Directions and phone are links.',
    },
  },
} satisfies Meta<typeof StoreAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrchardRow: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Map: Otzar, Orchard Row at Hester Street' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+1 (212) 555-0143' })).toHaveAttribute(
      'href',
      'tel:+12125550143',
    );
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    name: 'אוצר',
    address: ['אורצ׳רד רו 48', 'ניו יורק'],
    streets: ['אורצ׳רד רו', 'הסטר'],
    hints: ['רכבת F או M לתחנת דלנסי, ארבע דקות ברגל.'],
  },
};

export const LongTitle: Story = {
  args: { address: [title300, mixedTitle], hints: [title300] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./StoreAddress.stories.tsx')),
};
