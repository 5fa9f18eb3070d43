import { ProductSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
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
    doesNotApply: {
      empty: 'A product that is not there is not found.',
    },
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
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: quietPlaces, level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

/** Waits for a product by its title, and for the footer below it. */
const showing =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: title, level: 1 })).toBeVisible(),
    );
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  };

export const Guest: Story = { tags: ['state-guest'], play: opened };

export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  globals: { customer: 'signedIn' },
  play: opened,
};

/** What a place is promised: on the product, and in the footer below it. */
const promised =
  (promise: string, offer: string, ...others: string[]): NonNullable<Story['play']> =>
  async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(await canvas.findByText(promise)).toBeVisible();
    for (const other of others) await expect(canvas.getByText(other)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(offer)).toHaveLength(2));
  };

export const Tomorrow: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'inCity' },
  play: promised(
    'Get it Tomorrow',
    'Free Shipping over $49 on Most Orders',
    'Get it Sun, November 29 with Standard: $5.99',
  ),
};

export const Today: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'inNeighborhood' },
  play: promised('Get it Today', 'Free Shipping on all orders'),
};

export const Abroad: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'inIsrael' },
  play: promised('5-day shipping', 'Fast and easy shipping options available around the world'),
};

export const Variations: Story = {
  args: { at: '/products/harbor-stoneware-mug/102' },
  play: showing('Harbor Stoneware Mug'),
};

/** In another currency: what is paid is said beside the price. */
export const Shekels: Story = {
  tags: ['unpictured'],
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
  play: async (context) => {
    await showing('The Quiet Desk')(context);
    await expect(await context.canvas.findByText('$4.00 less than one by one.')).toBeVisible();
  },
};

/** What is written on it stands in the price as it is typed, and in the bag once it is added. */
export const Personalized: Story = {
  tags: ['unpictured'],
  args: { at: '/products/linen-notebook/110' },
  play: async (context) => {
    const { canvas } = context;
    await showing('Linen Notebook')(context);
    const name = await canvas.findByRole('textbox', { name: 'Name on the cover' });
    await userEvent.type(name, 'Noa');
    await expect(canvas.getByText('with what is written on it')).toBeVisible();
    await expect(canvas.getAllByText('$20.50')[0]).toBeVisible();
    await userEvent.click(canvas.getByText('Is it a gift?'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift wrap' }));
    await expect(canvas.getByText('$25.45')).toBeVisible();
  },
};

/** Once it is in the bag, the form is blank again for another one. */
export const PersonalizedAndAdded: Story = {
  args: { at: '/products/linen-notebook/110' },
  tags: ['unpictured'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await showing('Linen Notebook')(context);
    const name = await canvas.findByRole('textbox', { name: 'Name on the cover' });
    await userEvent.type(name, 'Noa');
    const [add] = canvas.getAllByRole('button', { name: 'Add to bag' });
    if (add) await userEvent.click(add);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Added to your bag' })).toBeVisible();
    await expect(name).toHaveValue('');
    const bag = JSON.parse(localStorage.getItem('otzar:bag') ?? '{}');
    const [line] = bag.data.products.toReversed();
    await expect(line.item_key).toMatch(/^[0-9a-f]{16}$/);
    await expect(line.personalization[0].entries[0].value).toBe('Noa');
  },
};

/** An address that is shared in Hebrew opens in Hebrew, whatever was chosen before. */
export const HebrewByAddress: Story = {
  args: { at: '/products/letters-from-the-orchard/104?lang=he' },
  tags: ['unpictured', 'state-hebrew'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveTextContent('מכתבים מן הפרדס'));
    await expect(title).toHaveAttribute('lang', 'he');
    const [creator] = await canvas.findAllByRole('link', { name: 'דניאל נבון' });
    await expect(creator).toHaveAttribute('href', '/creator/daniel-navon/32');
    await userEvent.click(await canvas.findByRole('button', { name: 'English' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang'),
    );
  },
};

export const GiftCard: Story = {
  tags: ['unpictured'],
  args: { at: '/products/otzar-gift-card/105' },
  play: showing('Otzar Gift Card'),
};

export const Preorder: Story = {
  tags: ['unpictured'],
  args: { at: '/products/the-mapmakers-winter/108' },
  play: showing('The Mapmaker’s Winter'),
};

export const SoldOut: Story = {
  args: { at: '/products/night-ferry-to-haifa/107' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    const buttons = await canvas.findAllByRole('button', { name: 'Sold out' });
    await expect(buttons[0]).toBeDisabled();
    await expect(
      await canvas.findByRole('region', { name: 'Mail me when it is back' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(Get it|Pick it up)/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: { at: '/products/letters-from-the-orchard/104' },
  parameters: { scenario: 'hebrew' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('שנים־עשר מכתבים, קטיף אחד, שתי שפות.')).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
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
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['state-error'],
  args: { at: '/products/nothing/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
