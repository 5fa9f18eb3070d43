import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Home, { loader } from './home.tsx';

const meta = {
  title: 'Screens/Home',
  component: ScreenFrame,
  args: { at: '/', screen: { path: '/', Component: Home, loader } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The shop window: where most visits begin.',
      instead: 'A department or a search, for who knows what they want.',
      access: 'One `h1`; each rail is a region with its own heading.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'New this week' })).toBeVisible();
  },
};

/** It is drawn as for guests, of the same widgets: here the whole is looked at for accessibility. */
export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  globals: { customer: 'signedIn' },
};

export const Hebrew: Story = { tags: ['state-hebrew'], parameters: { scenario: 'hebrew' } };

export const Empty: Story = { tags: ['state-empty'], parameters: { scenario: 'empty' } };

export const Loading: Story = { tags: ['state-loading'], parameters: { scenario: 'slow' } };

export const Failed: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
  },
};
