import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, namesOf } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';

const countries = [
  { label: 'United States', value: 'US' },
  { label: 'Canada', value: 'CA' },
  { label: 'Israel', value: 'IL' },
];

const meta = {
  title: 'Widgets/DeliveryEstimate',
  component: DeliveryEstimate,
  args: { place: { zip: '', country: 'US' }, countries, onPlace: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'form', 'shop-words'],
    guide: {
      use: 'In the bag, so that delivery and tax are known before the checkout asks for an address.',
      instead: '`AddressForm` where the parcel is really sent; `DeliveryPromise` on a product.',
      access:
        'It unfolds from its title, which says the place it knows. Each field is described by what is wrong with it.',
    },
  },
} satisfies Meta<typeof DeliveryEstimate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The zip code is trimmed as it is typed (specification, section 5). */
export const Unknown: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Estimate delivery and tax'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zip or postal code' }), ' 11201 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ zip: '11201', country: 'US' });
  },
};

/** Where nothing is sent, only the tax depends on the place. */
export const TaxAlone: Story = {
  tags: ['unpictured'],
  args: { estimates: 'tax' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estimate tax')).toBeVisible();
  },
};

export const Known: Story = { args: { place: { zip: '11201', country: 'US' } } };

/** Nothing is sent there: there is nothing to estimate. */
export const Unserved: Story = {
  tags: ['unpictured'],
  args: { place: { zip: '11201', country: 'IL' }, unserved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing of ours ships to 11201, Israel yet')).toBeVisible();
  },
};

/** An empty zip code forgets the place. */
export const Abroad: Story = {
  args: { place: { zip: '9100701', country: 'IL' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Estimated for 9100701, Israel'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Zip or postal code' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ zip: '', country: 'IL' });
  },
};

/** What was typed stays, beside what is wrong with it. */
export const Refused: Story = {
  tags: ['state-error'],
  args: {
    place: { zip: '11201', country: 'US' },
    errors: { zip: 'A zip code has five digits, such as 11201.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Estimated for 11201'));
    const field = canvas.getByRole('textbox', { name: 'Zip or postal code' });
    await expect(field).toHaveAccessibleDescription(/five digits/);
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { place: { zip: '11201', country: 'US' }, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Estimated for 11201'));
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

/** A shop that sends to many more countries, one of them with a mixed name. */
export const BadInput: Story = {
  args: {
    place: { zip: '1234567890AB', country: 'mixed' },
    countries: [
      { label: mixedTitle, value: 'mixed' },
      ...namesOf('Country').map((label) => ({ label, value: label })),
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DeliveryEstimate.stories.tsx')),
};
