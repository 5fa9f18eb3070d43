import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenPicture, markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { twelvePictures } from './ProductGallery.examples.ts';
import { ProductGallery } from './ProductGallery.tsx';

const meta = {
  title: 'Widgets/ProductGallery',
  component: ProductGallery,
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole'],
    guide: {
      use: 'For the pictures of one product, on its page: small ones to choose from, a large one that a mouse looks closer into, and the whole screen for whoever wants to see the weave of the cloth.',
      instead:
        '`Picture` for a single picture that needs no closer look; `ProductRail` for pictures that lead to other products.',
      access:
        'The small pictures are tabs: one stop of the Tab key, arrows, Home and End between them. The Zoom button opens a dialog: arrows for the next picture (or, magnified, to move about), `+`, `−` and `0` for the size, Escape to close; focus returns to the button. What a finger does, buttons do too. Each picture needs an `alt` that says what it adds.',
    },
  },
  args: {
    title: 'A Field Guide to Quiet Places',
    pictures: twelvePictures.slice(0, 3),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['unpictured', 'state-guest'] };

export const Choosing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const shown = () => within(canvas.getByRole('tabpanel')).getByRole('img');
    await expect(shown()).toHaveAccessibleName('Cover of A Field Guide to Quiet Places');
    await userEvent.click(canvas.getByRole('tab', { name: /^Picture 3 of 3/ }));
    await expect(shown()).toHaveAccessibleName('Four copies in a pile');
  },
};

/** One stop of the Tab key; arrows go round, Home and End to the ends. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await expect(third).toHaveAttribute('tabindex', '-1');
  },
};

/** From right to left the arrows turn round with the row. */
export const KeyboardFromRightToLeft: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};

/** A finger pushes the picture on; the small ones follow. */
export const Swipe: Story = {
  tags: ['unpictured'],
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zoom' });
    const finger = { pointerType: 'touch', pointerId: 7 };
    await fireEvent.pointerDown(button, { ...finger, clientX: 300 });
    await fireEvent.pointerMove(button, { ...finger, clientX: 180 });
    await fireEvent.pointerUp(button, { ...finger, clientX: 180 });
    await expect(canvas.getByRole('tab', { name: /^Picture 2 of 3/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The whole screen, without a mouse: the next picture, closer, and back to where the shopper was. */
export const Viewer: Story = {
  tags: ['dark', 'rtl', 'forced-colors', 'focus'],
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zoom' });
    await userEvent.click(button);
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    await expect(within(viewer).getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(viewer).getByRole('img')).toHaveAccessibleName('The same book, open');
    await userEvent.keyboard('++');
    await expect(within(viewer).getByText('200%')).toBeVisible();
    await userEvent.keyboard('-');
    await expect(within(viewer).getByText('150%')).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

/** Magnified, it is moved about by scrolling; arrow keys no longer leave the picture. */
export const Magnified: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom' }));
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    const closer = within(viewer).getByRole('button', { name: 'Zoom in' });
    for (const _step of [1, 2, 3, 4]) await userEvent.click(closer);
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(within(viewer).getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('0++');
    await expect(within(viewer).getByText('200%')).toBeVisible();
  },
};

export const Twelve: Story = { args: { pictures: twelvePictures } };

/** A single picture has nothing to choose from. */
export const One: Story = {
  args: { pictures: [samplePictures.mug] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Zoom' })).toBeVisible();
  },
};

/** Wide and tall pictures are shown whole, on their own tint. */
export const Landscape: Story = { args: { pictures: [samplePictures.card, samplePictures.book] } };

export const NoPicture: Story = {
  tags: ['state-empty'],
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BrokenPicture: Story = {
  tags: ['state-error'],
  args: { pictures: [brokenPicture, samplePictures.mug] },
};

/** The title only names things here; it is never drawn. */
export const LongTitle: Story = {
  tags: ['unpictured'],
  args: { title: `${markupTitle} ${title300}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /<script>/ })).toBeVisible();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', 'motion', '!autodocs'],
  ...galleryOf(() => import('./ProductGallery.stories.tsx')),
};
