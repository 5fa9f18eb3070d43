import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { LineList } from '../../bag/LineList/index.ts';
import { sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { Confirmation } from './Confirmation.tsx';

const meta = {
  title: 'Widgets/Confirmation',
  component: Confirmation,
  tags: ['responsive'],
  args: {
    title: 'Thank you, Ruth',
    lead: 'Your order is with us. We write to ruth@example.com when it leaves.',
    facts: [
      { label: 'Order', value: '10042' },
      { label: 'Arrives', value: 'Thursday, May 14' },
      { label: 'Ships to', value: '18 Orchard Street, New York' },
    ],
    actions: (
      <>
        <ButtonLink href="/orders/guest/10042/status">Follow the order</ButtonLink>
        <ButtonLink href="/" intent="secondary">
          Back to the shop
        </ButtonLink>
      </>
    ),
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The end of something: an order, a subscription, a recurring order. One heading, what comes next, what to keep.',
      instead:
        'A return has its label too: `ReturnConfirmation`. For a small thing on the same page, a message banner.',
      access:
        'The title is the page’s `h1`; facts are a description list. The seal is decoration and says nothing.',
    },
  },
} satisfies Meta<typeof Confirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  tags: ['state-guest'],
  args: {
    children: (
      <LineList
        lines={[
          { ...sampleProducts[0], quantity: 2, total: '$49.90' },
          { ...sampleProducts[2], quantity: 1, total: '$14.50' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, Ruth');
    await expect(canvas.getByRole('link', { name: 'Follow the order' })).toBeVisible();
  },
};

export const Subscription: Story = {
  args: {
    icon: 'book',
    title: 'Two books, every month',
    lead: 'The first two leave on Monday. Skip, pause or stop whenever you like.',
    facts: [
      { label: 'First delivery', value: 'Mon, June 1' },
      { label: 'Charged each time', value: '$29.00' },
    ],
    actions: <ButtonLink href="/account/subscriptions">My subscriptions</ButtonLink>,
  },
};

export const Recurring: Story = {
  args: {
    icon: 'return',
    title: 'It comes by itself now',
    lead: 'Colored pencils, a box every 3 months, at the price of the day.',
    facts: [{ label: 'Next order', value: 'Tue, September 1' }],
    actions: <ButtonLink href="/account/subscriptions">Change or stop it</ButtonLink>,
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'תודה, רות',
    lead: 'ההזמנה התקבלה. נכתוב אליך כשתצא לדרך.',
    facts: [
      { label: 'הזמנה', value: '10042' },
      { label: 'תגיע', value: 'יום חמישי, 14 במאי' },
    ],
    actions: <ButtonLink href="/">חזרה לחנות</ButtonLink>,
  },
};

export const LongTitle: Story = {
  args: {
    title: title300,
    lead: mixedTitle,
    facts: [
      { label: 'Order', value: title300 },
      { label: 'Arrives', value: mixedTitle },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'print', '!autodocs'],
  ...galleryOf(() => import('./Confirmation.stories.tsx')),
};
