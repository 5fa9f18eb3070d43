import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Widgets/SkipLink',
  component: SkipLink,
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Once, as the first thing on every page, so that a keyboard need not walk through the header each time.',
      instead:
        'Within a page take headings and landmarks, which screen readers jump between by themselves.',
      access:
        'A link that shows only while it has the focus. What it leads to takes `tabIndex={-1}`, or the focus stays behind.',
    },
  },
  args: { href: '#content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content">
          <h1>The content</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

/** It shows as soon as Tab reaches it. */
export const Focused: StoryObj<typeof meta> = {
  tags: ['focus', 'state-guest'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
