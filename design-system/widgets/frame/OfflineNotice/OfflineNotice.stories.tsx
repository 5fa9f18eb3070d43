import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Widgets/OfflineNotice',
  component: OfflineNotice,
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'shop-words'],
    layout: 'fullscreen',
    guide: {
      use: 'For as long as the browser knows of no connection. It goes by itself when the connection is back, which a message then says.',
      instead:
        'One call that failed while the rest works is said where it was made, with a way to try again. A connection that a filter spoils: `ProxyWarning`.',
      access:
        'The shell puts it into a live region that stands on every page, so that it is read out when it comes. It takes no focus and cannot be closed: it states a fact that ends by itself.',
    },
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['state-error', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'No connection' })).toHaveTextContent(
      'You are offline.',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
