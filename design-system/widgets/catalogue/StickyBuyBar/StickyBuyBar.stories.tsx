import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { StickyBuyBar } from './StickyBuyBar.tsx';

const meta = {
  title: 'Widgets/StickyBuyBar',
  component: StickyBuyBar,
  args: {
    title: sampleProducts[0].title,
    price: sampleProducts[0].price,
    onAdd: fn(),
    busy: false,
    disabled: false,
    addLabel: 'Add to bag',
    panel: { current: null },
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'asks-nothing'],
    prices: 'shown',
    layout: 'fullscreen',
    guide: {
      use: 'On a phone, where the page of a product is long and its button is soon out of reach.',
      instead: 'Nothing on a desk, where `BuyPanel` stays beside the pictures.',
      access:
        'It only repeats the panel’s button, so it stays out of the tab order and of the accessibility tree: whoever does not see it has one “Add to bag” to find.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  render: function BesideItsPanel(args) {
    const panel = useRef<HTMLFormElement>(null);
    return (
      <>
        <form
          ref={panel}
          style={{ blockSize: '250vh', display: 'grid', alignItems: 'end', padding: '1rem' }}
        >
          <button type="submit">Add to bag</button>
        </form>
        <StickyBuyBar {...args} panel={panel} />
      </>
    );
  },
} satisfies Meta<typeof StickyBuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What sees that the button is out of sight sees it a moment after the story is drawn. */
const shown: Story['play'] = async ({ canvasElement }) => {
  const bar = canvasElement.querySelector('[aria-hidden="true"]');
  await waitFor(() => expect(bar).not.toHaveAttribute('data-away'));
};

/**
 * The panel is in sight from the beginning, its button further down. There is one "Add to bag" in the accessibility tree, whatever
 * is in sight.
 */
export const PanelOutOfSight: Story = {
  tags: ['state-guest'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getAllByRole('button', { name: 'Add to bag' })).toHaveLength(1);
    await shown(context);
    const bar = canvasElement.querySelector('[aria-hidden="true"]');
    canvas.getByRole('button', { name: 'Add to bag' }).scrollIntoView();
    await waitFor(() => expect(bar).toHaveAttribute('data-away'));
    window.scrollTo(0, 0);
  },
};

export const SoldOut: Story = { play: shown, args: { addLabel: 'Sold out', disabled: true } };

export const Preorder: Story = {
  tags: ['unpictured'],
  play: shown,
  args: { addLabel: 'Preorder' },
};

export const Busy: Story = { tags: ['state-loading'], play: shown, args: { busy: true } };

export const PriceZero: Story = { tags: ['unpictured'], play: shown, args: { price: 'Free' } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  play: shown,
  globals: { direction: 'rtl' },
  args: { title: 'גן של אותיות קטנות', price: '₪68.00' },
};

/** A page in English whose product is read in Hebrew. */
export const ReadInHebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  args: { hebTitle: 'גן של אותיות קטנות', language: 'heb' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('גן של אותיות קטנות');
    await expect(title).toHaveAttribute('lang', 'he');
    await expect(title.parentElement).toHaveAttribute('dir', 'rtl');
  },
};

/** One line, cut where it ends. */
export const LongTitle: Story = { play: shown, args: { title: title300, price: '$1,249.00' } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./StickyBuyBar.stories.tsx')),
};
