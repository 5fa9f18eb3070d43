import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import Search, { loader } from './search.tsx';

const meta = {
  title: 'Screens/Search',
  component: ScreenFrame,
  args: { at: '/search?q=quiet', screen: { path: '/search', Component: Search, loader } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'What matches a shopper’s words.',
      instead: 'A department listing, when nothing is being looked for by name.',
      access: 'The number of results is announced; the words searched for stand in the `h1`.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Results for “quiet”', level: 1 }),
  ).toBeVisible();
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = { play: opened };

export const Customer: Story = { globals: { customer: 'signedIn' }, play: opened };

export const Empty: Story = {
  args: { at: '/search?q=xyzzy' },
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing matches these words/)).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** A search in Hebrew keeps its own direction within the page. */
export const Hebrew: Story = {
  args: { at: '/search?q=אותיות' },
  parameters: { scenario: 'hebrew' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('אותיות');
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' } };

export const Failed: Story = {
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
