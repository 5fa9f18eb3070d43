import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { AssistancePanel } from './AssistancePanel.tsx';

const meta = {
  title: 'Widgets/AssistancePanel',
  component: AssistancePanel,
  parameters: {
    kinds: ['always-filled'],
    docs: { story: { inline: false, height: '520px' } },
    guide: {
      use: 'Wherever help is asked for: behind the header’s button, and behind Help in `MobileMenu`.',
      instead:
        'What has an answer that can be written down belongs on its page: shipping, returns, order status. A form for longer questions is on Contact us.',
      access:
        'A modal dialog named `Assistance`, with all that `Drawer` does. The chat says when it opens and when it cannot; what leaves the shop says so in its name.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    onChat: fn(),
    chatOpening: false,
    messaging: { name: 'WhatsApp', href: 'https://wa.me/12125550143' },
    email: 'hello@otzar.example',
  },
} satisfies Meta<typeof AssistancePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ args }) => {
    await expect(await screen.findByText('Hi there')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Message us/ })).toHaveAttribute(
      'href',
      'https://wa.me/12125550143',
    );
    await expect(screen.getByRole('link', { name: /Send an e-mail/ })).toHaveAttribute(
      'href',
      'mailto:hello@otzar.example',
    );
    await userEvent.click(screen.getByRole('button', { name: /Chat with us/ }));
    await expect(args.onChat).toHaveBeenCalledOnce();
  },
};

export const Customer: Story = {
  tags: ['state-customer'],
  args: { firstName: 'Noa' },
  play: async () => {
    await expect(await screen.findByText(/Hello/)).toHaveTextContent('Hello, Noa');
  },
};

/** The chat is on its way: pressing again does nothing. */
export const ChatOpening: Story = {
  tags: ['state-loading'],
  args: { chatOpening: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Chat with us/ }));
    await expect(args.onChat).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('Opening the chat');
  },
};

/** The other two ways are still there, and the chat can be tried again. */
export const ChatFailed: Story = {
  tags: ['state-error'],
  args: {
    chatFailure: 'The chat is closed just now. Send us a message or an e-mail and we will answer.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The chat is closed');
    await userEvent.click(screen.getByRole('button', { name: /Chat with us/ }));
    await expect(args.onChat).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = { args: { firstName: title300 } };

export const HebrewName: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { firstName: 'נועה' },
};
