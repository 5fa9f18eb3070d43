import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import VirtualTour from './virtual-tour.tsx';

const meta = {
  title: 'Screens/Virtual tour',
  component: ScreenFrame,
  args: {
    at: '/store-information/virtual-tour',
    screen: { path: '/store-information/virtual-tour', Component: VirtualTour },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Everyone looks round the same store.',
      empty: 'There is one store, and a picture of it.',
      loading: 'It asks the shop for nothing: the picture comes with the page.',
      error: 'It asks the shop for nothing; a picture that does not come is shown by VirtualTour.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'A look round the store before one comes.',
      instead: 'One room, one picture: what a product looks like is its gallery.',
      access: 'The view takes the focus and listens to arrow keys; each place has a button.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    const tour = await canvas.findByRole('region', { name: /^Tour of the store/ });
    await expect(tour).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /^The store from the door/ });
    await waitFor(() => expect(picture.complete && picture.naturalWidth).toBeGreaterThan(0));
    const begins = tour.scrollLeft;
    // Focus would move the page, and with it the header, just before it is pictured.
    fireEvent.click(canvas.getByRole('button', { name: 'School shelf' }));
    await waitFor(() => expect(tour.scrollLeft).toBeGreaterThan(begins));
    // A browser that draws a whole page may take a view back from its end, never from its beginning.
    fireEvent.keyDown(tour, { key: 'Home' });
    await waitFor(() => expect(tour.scrollLeft).toBe(0));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Virtual tour');
  },
};
