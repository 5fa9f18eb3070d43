import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { FreeShippingPopup, type FreeShippingPopupProps } from './FreeShippingPopup.tsx';

/** Opened and closed again and again by one button. */
function Opened({ onClose, ...args }: FreeShippingPopupProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>See terms</Button>
      <FreeShippingPopup {...args} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Widgets/FreeShippingPopup',
  component: FreeShippingPopup,
  args: {
    open: true,
    onClose: fn(),
    amount: '$49',
    zipCode: '10002',
    shippingPolicyPath: '/shipping-policy/41',
    returnPolicyPath: '/return-policy/42',
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Behind every promise of free shipping: what it takes, in four statements, and where the policies are. It is shown only where there is a threshold.',
      instead:
        'How far this bag is from the threshold stands in `FreeShippingMessage`, which opens it.',
      access:
        'A dialog named by its title. It closes on the icon, on Escape and on a click outside, and gives the focus back to what opened it. A link in it closes it too.',
    },
  },
} satisfies Meta<typeof FreeShippingPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['state-guest'],
  play: async () => {
    const popup = within(
      await screen.findByRole('dialog', { name: 'Free Shipping over $49 to 10002' }),
    );
    await expect(popup.getAllByRole('listitem')).toHaveLength(4);
    await expect(
      popup.getByText(/before savings and estimated tax, must reach \$49/),
    ).toBeVisible();
    await expect(popup.getByText(/Orders cannot be combined/)).toBeVisible();
    await expect(
      popup.getByText(/free within 30 days of delivery on almost everything/),
    ).toBeVisible();
    await expect(popup.getByText(/Some items are excluded/)).toBeVisible();
    await expect(popup.getByRole('link', { name: 'Shipping policy' })).toHaveAttribute(
      'href',
      '/shipping-policy/41',
    );
    await expect(popup.getByRole('link', { name: 'Return policy' })).toHaveAttribute(
      'href',
      '/return-policy/42',
    );
  },
};

/** Nobody has said where the order would go, so no place is named. */
export const NoPlace: Story = {
  args: { zipCode: '' },
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: 'Free Shipping over $49' }));
    await expect(popup.getByText(/depends on where your order goes/)).toBeVisible();
  },
};

const closes = (close: () => Promise<unknown>): NonNullable<Story['play']> =>
  async function play({ canvas, args }) {
    const opener = canvas.getByRole('button', { name: 'See terms' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  };

export const ClosedByIcon: Story = {
  tags: ['unpictured'],
  render: (args) => <Opened {...args} />,
  play: closes(async () => userEvent.click(await screen.findByRole('button', { name: 'Close' }))),
};

export const ClosedByEscape: Story = {
  tags: ['unpictured'],
  render: (args) => <Opened {...args} />,
  play: closes(() => userEvent.keyboard('{Escape}')),
};

export const ClosedByClickOutside: Story = {
  tags: ['unpictured'],
  render: (args) => <Opened {...args} />,
  play: closes(() => userEvent.click(document.body)),
};

/** A postal code of another country is as good as one of five digits. */
export const LongPlace: Story = {
  args: { amount: '$1,250.50', zipCode: 'SW1A 1AA, United Kingdom' },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };
