import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { namesOf } from '../../../components/bad-input.examples.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  title: 'Widgets/ScrollToTop',
  component: ScrollToTop,
  args: { onArrive: fn() },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        {namesOf('Shelf', 60).map((name) => (
          <p key={name}>{name}</p>
        ))}
        <Story />
      </>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: 'Once, in the shell: on a phone it appears when a page is scrolled past half the window’s height.',
      instead:
        'On a wide screen there is none: the header is in reach. To bring a shopper to one place of a page, link to its id.',
      access:
        'A button named “Back to top”, 44 px, out of the way of the Tab key while it is away. It scrolls over 500 ms, and jumps where motion is reduced. Let `onArrive` move the focus, which would stay behind.',
    },
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const inHand = () => innerWidth < 770;

/** It appears past half the window's height, and not before. */
export const Appears: Story = {
  tags: ['motion', 'print', 'state-guest'],
  play: async ({ canvas }) => {
    const button = () => canvas.queryByRole('button', { name: 'Back to top' });
    await expect(button()).not.toBeInTheDocument();
    const appears = () =>
      inHand()
        ? waitFor(() => expect(button()).toBeVisible())
        : expect(button()).not.toBeInTheDocument();
    scrollTo({ top: innerHeight });
    await appears();
    scrollTo({ top: innerHeight / 2 - 1 });
    await waitFor(() => expect(button()).not.toBeInTheDocument());
    scrollTo({ top: innerHeight / 2 + 1 });
    await appears();
  },
};

export const GoesUp: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await expect(inHand()).toBe(true);
    scrollTo({ top: document.body.scrollHeight });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(args.onArrive).toHaveBeenCalledOnce());
    await expect(scrollY).toBe(0);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument(),
    );
  },
};

/** It gives way to a field: whoever types must see what stands there. */
export const NeverOverAField: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['unpictured'],
  render: (args) => (
    <>
      <input
        aria-label="City"
        style={{ position: 'fixed', inset: 'auto 0 0 0', blockSize: '60vh', inlineSize: '100%' }}
      />
      <ScrollToTop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(inHand()).toBe(true);
    const button = () => canvas.queryByRole('button', { name: 'Back to top' });
    scrollTo({ top: innerHeight });
    await waitFor(() => expect(scrollY).toBeGreaterThan(innerHeight / 2));
    await expect(button()).not.toBeInTheDocument();
    canvas.getByRole('textbox', { name: 'City' }).hidden = true;
    scrollTo({ top: innerHeight + 1 });
    await waitFor(() => expect(button()).toBeVisible());
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    scrollTo({ top: innerHeight });
    if (inHand()) await canvas.findByRole('button', { name: 'Back to top' });
  },
};
