import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { PriceFilter } from './PriceFilter.tsx';

const meta = {
  title: 'Widgets/PriceFilter',
  component: PriceFilter,
  args: { range: { min: 10 }, symbol: '$', onApply: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.sidebar }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'form', 'part-of-form', 'shop-words'],
    prices: 'shown',
    guide: {
      use: 'For the prices that a list is held to. Two figures and Go, because a shopper knows their limit better than a slider can be set.',
      instead: 'A handful of fixed price bands would be a `FacetGroup`, with counts.',
      access:
        'Two number fields named “Minimum price” and “Maximum price”. What is wrong is said below them, tied to its field, which takes the focus. Enter goes as Go does.',
    },
  },
} satisfies Meta<typeof PriceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTen: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Maximum price' }), '19.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ min: 10, max: 19.5 });
  },
};

/** Enter applies, and an emptied end is open. */
export const ByKeyboard: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Minimum price' });
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith({ min: undefined, max: undefined });
  },
};

/** The minimum above the maximum: said, and not applied. */
export const Crossed: Story = {
  tags: ['state-error'],
  args: { range: { min: 40 } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Maximum price' });
    await userEvent.type(field, '20{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'Error: The maximum is below the minimum. Raise it, or lower the minimum.',
    );
    await expect(field).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Below 0 the browser would object in its own words: ours stand in their place. */
export const BelowZero: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Minimum price' });
    await userEvent.clear(field);
    await userEvent.type(field, '-5{Enter}');
    await expect(field).toHaveAccessibleDescription('Error: A price cannot be below 0.');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const PriceZero: Story = { args: { range: { min: 0, max: 0 } } };

/** The sign is that of the toolbar's currency; what is typed counts in it. */
export const Shekels: Story = {
  globals: { currency: 'ILS' },
  args: { range: { min: 40, max: 120.5 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('₪')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ min: 40, max: 120.5 });
  },
};

export const OtherCurrency: Story = {
  globals: { direction: 'rtl' },
  args: { range: { min: 40, max: 1234567.5 }, symbol: 'CA$' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PriceFilter.stories.tsx')),
};
