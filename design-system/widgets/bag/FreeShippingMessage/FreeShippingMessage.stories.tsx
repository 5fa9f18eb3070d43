import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { FreeShippingMessage } from './FreeShippingMessage.tsx';

const meta = {
  title: 'Widgets/FreeShippingMessage',
  component: FreeShippingMessage,
  args: {
    text: 'Free Shipping over $49 on Most Orders',
    place: 'bag',
    progress: { share: 0.51, text: 'Add $24.05 more for free shipping on most orders.' },
    onTerms: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.drawer }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Where a shopper wonders what delivery costs: in the footer as a line, in the bag with how much is left. The words come from one rule, `freeShippingText`.',
      instead:
        'The cost of one way of delivery stands in `ShippingChooser`, the promise of a product in `DeliveryPromise`.',
      access:
        'The bar is a progress bar with a name, and the text below says what is left in words: a change of it is read out. The drawing and the bar’s colors only repeat them.',
    },
  },
} satisfies Meta<typeof FreeShippingMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress toward free shipping' });
    await expect(bar).toHaveAttribute('aria-valuenow', '51');
    await expect(bar).toHaveAccessibleDescription(/Add \$24\.05 more/);
    await userEvent.click(canvas.getByRole('button', { name: 'See free shipping terms' }));
    await expect(args.onTerms).toHaveBeenCalledOnce();
  },
};

export const JustBegun: Story = {
  args: { progress: { share: 0.02, text: 'Add $48.01 more for free shipping on most orders.' } },
};

export const Reached: Story = {
  args: { progress: { share: 1, text: 'This order ships free by standard delivery.' } },
};

export const Footer: Story = { args: { place: 'footer', progress: undefined } };

/** Specification, section 9: there is no threshold to reach. */
export const EverythingFree: Story = {
  args: {
    place: 'footer',
    text: 'Free Shipping on all orders',
    progress: undefined,
    onTerms: undefined,
  },
};

/** Specification, section 9: nothing is known of a threshold where the shopper is. */
export const NoOffer: Story = {
  args: {
    place: 'footer',
    text: 'Fast and easy shipping options available around the world',
    progress: undefined,
    onTerms: undefined,
  },
};

/** A share beyond its bounds draws no bar beyond its own. */
export const BadShare: Story = {
  args: { progress: { share: 7, text: 'This order ships free by standard delivery.' } },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    text: 'משלוח חינם מעל $49 ברוב ההזמנות',
    progress: { share: 0.51, text: 'עוד $24.05 ומשלוח חינם ברוב ההזמנות.' },
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./FreeShippingMessage.stories.tsx')),
};
