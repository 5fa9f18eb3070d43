import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ContactEmail } from './ContactEmail.tsx';

const meta = {
  title: 'Widgets/ContactEmail',
  component: ContactEmail,
  args: {
    value: '',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['guests-only', 'form', 'part-of-form', 'shop-words'],
    guide: {
      use: 'First at checkout, for a guest.',
      instead: 'The customer’s own address, where one is signed in.',
      access:
        'One field with `autocomplete="email"`; its hint says what it is for. That the address has an account is announced, and takes no focus.',
    },
  },
} satisfies Meta<typeof ContactEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r');
    await expect(args.onChange).toHaveBeenLastCalledWith('r');
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: { value: 'ruth@', error: 'Enter an e-mail address like name@example.com.' },
};

/** A hint, which keeps nobody from going on. */
export const Known: Story = {
  args: { value: 'noa@example.com', signInHref: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have an account with this address/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const BadInput: Story = {
  args: { value: `${title300.replaceAll(' ', '')}@example.com`, error: markupTitle },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ContactEmail.stories.tsx')),
};
