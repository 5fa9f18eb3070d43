import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import EGiftCard, { loader } from './e-gift-card.tsx';

const meta = {
  title: 'Screens/E-gift card',
  component: ScreenFrame,
  args: { at: '/e-gift-card', screen: { path: '/e-gift-card', Component: EGiftCard, loader } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Everyone makes a gift card with the same form.',
      empty: 'A form has nothing to list.',
      loading: 'The page before it stays until this one has come.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Where a gift card is made, to be mailed to somebody.',
      instead: 'The product page of a gift card from the shelf.',
      access: 'One form from top to bottom; a summary of what is wrong takes the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'E-gift card', level: 1 })).toBeVisible(),
    );
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** Nothing that was typed is lost, and each field says what it wants. */
export const FieldsInError: Story = {
  // Whether the header has given way to the field in focus is a matter of a quarter of a second.
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to bag' }));
    const name = canvas.getByRole('textbox', { name: 'Recipient’s name' });
    await expect(name).toHaveAccessibleDescription(/who it is for/);
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Added: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Recipient’s name' }),
      'Tamar Levi',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Recipient’s e-mail' }),
      'tamar@example.com',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Noa');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Added to your bag' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
