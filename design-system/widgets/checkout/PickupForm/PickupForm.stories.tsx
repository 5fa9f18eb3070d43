import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PickupForm } from './PickupForm.tsx';

const meta = {
  title: 'Widgets/PickupForm',
  component: PickupForm,
  args: {
    values: { name: '', email: '', phone: '' },
    errors: {},
    onChange: fn(),
    storeAddress: '18 Orchard Street, New York, NY 10002',
    pickupText: 'Ready within 3 hours',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'form', 'part-of-form'],
    guide: {
      use: 'Who picks an order up at the shop.',
      instead: '`AddressForm` where it is sent.',
      access: 'Autofill works; each error stands at its field.',
    },
  },
} satisfies Meta<typeof PickupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state-guest'],
  args: { values: { name: 'Ruth Cohen', email: 'ruth@example.com', phone: '+1 555 010 0199' } },
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r');
    await expect(args.onChange).toHaveBeenLastCalledWith('email', 'r');
  },
};

/** The text of specification, section 9, for more than a day: the date. */
export const OnAnotherDay: Story = { args: { pickupText: 'Ready Thursday, May 14, 2026' } };

/** While the shop is asked when it is ready, the place is there already. */
export const DayUnknown: Story = { args: { pickupText: '' } };

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    errors: {
      name: 'Please enter the name of the person who picks it up.',
      phone: 'Please enter a phone number for the day of pickup.',
    },
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: { name: 'נועה לוי', email: 'noa@example.com', phone: '+972 3 555 0100' } },
};

export const LongTitle: Story = {
  args: {
    storeAddress: title300,
    values: { name: title300, email: mixedTitle, phone: markupTitle },
    errors: { name: title300 },
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PickupForm.stories.tsx')),
};
