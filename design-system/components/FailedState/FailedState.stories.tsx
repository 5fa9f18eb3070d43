import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, mixedTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './FailedState.guide.tsx';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  args: { title: 'We could not load your orders', onRetry: fn() },
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'Where a part of a page, or what a drawer holds, could not be loaded, and trying again may help.',
      instead:
        'A whole page is a `ServerError`; a list that is empty is an `EmptyState`; an action that failed says so where it was taken: `Message`, or the error of a field.',
      access:
        'An alert, so it is read out when it takes the place of what was loading. “Retry” keeps the focus and its name while it is busy. The drawing says what its color says.',
      examples,
    },
  },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your orders');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

/** One try at a time. */
export const Trying: Story = {
  render: function Retried(args) {
    const [busy, setBusy] = useState(false);
    const retry = () => {
      setBusy(true);
      args.onRetry?.();
    };
    return <FailedState {...args} busy={busy} onRetry={retry} />;
  },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(retry).toHaveFocus();
  },
};

export const WithoutRetry: Story = {
  args: {
    title: 'This list is closed',
    children: 'The school has not published it yet. Come back in August.',
    onRetry: undefined,
  },
};

export const LongTitle: Story = { args: { title: title300, children: markupTitle } };

export const MixedScripts: Story = { args: { title: mixedTitle } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'he', title: 'לא הצלחנו לטעון את ההזמנות', children: 'בדקו את החיבור ונסו שוב.' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FailedState.stories.tsx')),
};
