import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { VirtualTour } from './VirtualTour.tsx';

const meta = {
  title: 'Widgets/VirtualTour',
  component: VirtualTour,
  tags: ['responsive'],
  args: {
    picture: {
      src: '/store/panorama.svg',
      width: 3600,
      height: 900,
      alt: 'The store from the door to the school shelf: a window on the street, a wall of books with a ladder, the counter, the children’s corner.',
    },
    places: [
      { name: 'Door', at: 0.15 },
      { name: 'Wall of books', at: 0.38 },
      { name: 'Counter', at: 0.62 },
      { name: 'Children’s corner', at: 0.79 },
      { name: 'School shelf', at: 0.95 },
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole'],
    guide: {
      use: 'The store’s virtual tour: one wide picture to look about in, with nothing loaded from elsewhere.',
      instead: 'Pictures of one product are a `ProductGallery`.',
      access:
        'A named region that takes the focus: arrow keys look around, Home and End go to its ends, plus and minus zoom. Each has a button too, and every place can be reached by its name. The picture’s text says what is seen. Moving is not animated for who asked for less motion.',
    },
  },
} satisfies Meta<typeof VirtualTour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys, buttons and places all look about; coming closer keeps the middle in the middle. */
export const LookAround: Story = {
  tags: ['placed', 'state-guest'],
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region', { name: /^Tour of the store/ });
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').complete).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Counter' }));
    await waitFor(() => expect(view.scrollLeft).toBeGreaterThan(0));
    view.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(view.scrollLeft).toBe(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(view.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Look left' }));
    await waitFor(() => expect(view.scrollLeft).toBe(0));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Wall of books' }));
  },
};

export const Closer: Story = {
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region', { name: /^Tour of the store/ });
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').complete).toBe(true));
    const before = view.scrollHeight;
    view.focus();
    await userEvent.keyboard('+');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(view.scrollHeight).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Children’s corner' }));
  },
};

export const NoPicture: Story = {
  tags: ['state-empty'],
  args: { picture: undefined },
};

export const BrokenPicture: Story = {
  tags: ['state-error'],
  args: {
    picture: { src: '/media/sample/missing.svg', width: 3600, height: 900, alt: 'The store' },
    places: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The tour did not load/)).toBeVisible();
  },
};

/** Left is left in every language. */
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    places: [
      { name: 'הדלת', at: 0.15 },
      { name: 'פינת הילדים', at: 0.79 },
    ],
  },
};

export const LongTitle: Story = {
  tags: ['unpictured'],
  args: {
    places: [
      { name: title300, at: 0 },
      { name: mixedTitle, at: 1 },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'placed', '!autodocs'],
  ...galleryOf(() => import('./VirtualTour.stories.tsx')),
};
