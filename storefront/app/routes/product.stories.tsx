import { ProductSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import Product, { loader } from './product.tsx';

const meta = {
  title: 'Screens/Product',
  component: ScreenFrame,
  args: {
    at: '/products/a-field-guide-to-quiet-places/101',
    screen: { path: '/products/:slug/:id', Component: Product, loader },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'One product: everything a shopper needs to decide and to buy.',
      instead: 'A listing, to compare several.',
      access: 'One `h1`; the gallery, the choices and the price follow in reading order.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const quietPlaces = 'A Field Guide to Quiet Places';

const opened: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: quietPlaces, level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

/** Waits for a product by its title, and for the footer below it. */
const showing =
  (title: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  };

export const Guest: Story = { play: opened };

export const Customer: Story = { globals: { customer: 'signedIn' }, play: opened };

export const Variations: Story = {
  args: { at: '/products/harbor-stoneware-mug/102' },
  play: showing('Harbor Stoneware Mug'),
};

/** In another currency: what is paid is said beside the price. */
export const Shekels: Story = {
  globals: { currency: 'ILS' },
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/^You pay US\$\d+\.\d\d$/)).toBeVisible();
    const chooser = await canvas.findByRole('combobox', { name: 'Currency' });
    await waitFor(() => expect(chooser).toHaveDisplayValue('ILS · Israeli New Shekel (₪)'));
  },
};

export const Bundle: Story = {
  args: {
    at: '/bundles/the-quiet-desk/109',
    screen: { path: '/bundles/:slug/:id', Component: Product, loader },
  },
  play: showing('The Quiet Desk'),
};

export const GiftCard: Story = {
  args: { at: '/products/otzar-gift-card/105' },
  play: showing('Otzar Gift Card'),
};

export const Preorder: Story = {
  args: { at: '/products/the-mapmakers-winter/108' },
  play: showing('The Mapmaker’s Winter'),
};

export const SoldOut: Story = {
  args: { at: '/products/night-ferry-to-haifa/107' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const buttons = await canvas.findAllByRole('button', { name: 'Sold out' });
    await expect(buttons[0]).toBeDisabled();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Hebrew: Story = {
  args: { at: '/products/letters-from-the-orchard/104' },
  parameters: { scenario: 'hebrew' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('שנים־עשר מכתבים, קטיף אחד, שתי שפות.')).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    screen: {
      path: '/products/:slug/:id',
      Component: Product,
      loader,
      HydrateFallback: () => <ProductSkeleton />,
    },
  },
  parameters: { scenario: 'slow' },
};

export const Failed: Story = {
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { at: '/products/nothing/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
