import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ShippingChooser } from './ShippingChooser.tsx';

const standard = {
  value: '1',
  title: 'Standard',
  description: 'Arrives Thu, May 14',
  price: '$5.95',
  tag: 'Cheapest',
};
const express = {
  value: '2',
  title: 'Express',
  description: 'Arrives Tue, May 12',
  price: '$12.95',
};
const overnight = {
  value: '3',
  title: 'Overnight',
  description: 'Get it Tomorrow',
  price: '$24.95',
  tag: 'Fastest',
};

const meta = {
  title: 'Widgets/ShippingChooser',
  component: ShippingChooser,
  args: {
    legend: 'Shipping method',
    value: '1',
    ways: [standard, express, overnight],
    onChange: fn(),
    onRetry: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <ShippingChooser {...args} value={value} onChange={choose} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'The ways an order can travel, each with its day and cost, as soon as the address is known; until then it says what it waits for.',
      instead: '`FulfilmentChooser` for delivery or pickup.',
      access:
        'A radio group with a legend; day, cost and note describe each choice. That the ways are being looked up is announced; a failure is an alert with a button.',
    },
  },
} satisfies Meta<typeof ShippingChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FastestAndCheapest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const way = canvas.getByRole('radio', { name: 'Overnight' });
    await expect(way).toHaveAccessibleDescription('Fastest $24.95 Get it Tomorrow');
    await userEvent.click(way);
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Express' })).toBeChecked();
  },
};

/** Over the threshold (specification, section 9), the ways that take part cost nothing. */
export const FreeOverThreshold: Story = {
  args: { ways: [{ ...standard, price: 'Free', note: 'Free over $49.' }, express] },
};

/** One item that never ships free makes the order pay (specification, section 2). */
export const Excluded: Story = {
  args: {
    ways: [
      { ...standard, note: 'Not free this time: something in your bag never ships free.' },
      express,
    ],
  },
};

export const Unchosen: Story = {
  args: { value: '', error: 'Please choose how we should send it.' },
};

/** Before the zip code is there. */
export const Waiting: Story = { args: { ways: undefined } };

export const Loading: Story = {
  tags: ['state-loading'],
  args: { ways: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the ways of delivery…');
  },
};

/** Nothing can be sent there. */
export const EmptyList: Story = { tags: ['state-empty'], args: { ways: [] } };

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    ways: undefined,
    failure: 'We could not look up the ways of delivery. Check your connection and try again.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  args: {
    ways: [
      { ...standard, title: title300, price: '$1,234,567.89' },
      { ...express, title: markupTitle, description: mixedTitle },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    legend: 'איך לשלוח',
    ways: [
      { ...standard, title: 'רגיל', description: 'מגיע ביום חמישי', tag: 'הכי זול' },
      { ...overnight, title: 'מהיר', description: 'מגיע מחר', tag: 'הכי מהר' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ShippingChooser.stories.tsx')),
};
