import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { Form } from '../../../components/Form/index.ts';
import { galleryOf } from '../../../gallery.tsx';
import { AddressForm } from './AddressForm.tsx';

const nothing = {
  name: '',
  street: '',
  street_2: '',
  city: '',
  region: '',
  postal_code: '',
  country: 'US',
  phone: '',
};

const errors = {
  name: 'Please enter the name for the parcel.',
  street: 'Please enter the street and house number.',
  postal_code: 'Please enter a zip code of five digits, such as 11201.',
};

const meta = {
  title: 'Widgets/AddressForm',
  component: AddressForm,
  args: {
    legend: 'Shipping address',
    values: nothing,
    errors: {},
    countries: [
      { label: 'Canada', value: 'CA' },
      { label: 'Israel', value: 'IL' },
      { label: 'United States', value: 'US' },
    ],
    onChange: fn(),
  },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <AddressForm
        {...args}
        values={values}
        onChange={(name, value) => {
          setValues((before) => ({ ...before, [name]: value }));
          args.onChange(name, value);
        }}
      />
    );
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
      use: 'Wherever an address is given: at checkout and in the account.',
      instead: '`PickupForm` where nothing is sent; `SavedAddresses` to choose one that is kept.',
      access:
        'A browser fills it in by each field’s `autocomplete`; each error stands at its field, and in the summary of the `Form` around it.',
    },
  },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state-guest'],
  args: {
    values: {
      name: 'Ruth Cohen',
      street: '18 Orchard Street',
      street_2: 'Apt 4',
      city: 'New York',
      region: 'NY',
      postal_code: '10002',
      country: 'US',
      phone: '+1 555 010 0199',
    },
  },
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveAttribute('autocomplete', 'shipping name');
    await userEvent.type(name, 'Ruth');
    await expect(args.onChange).toHaveBeenLastCalledWith('name', 'Ruth');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Israel');
    await expect(args.onChange).toHaveBeenLastCalledWith('country', 'IL');
    await expect(
      canvas.getByRole('textbox', { name: 'Apartment, suite (optional)' }),
    ).toBeVisible();
  },
};

/** Without a country, the select says so in the words of specification, section 5. */
export const NoCountry: Story = {
  args: { values: { ...nothing, country: '' }, errors: { country: 'Please choose a country.' } },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveDisplayValue('Select your country');
    await expect(country).toHaveAccessibleDescription('Error: Please choose a country.');
  },
};

const asked = fn();

/** A region to which its code does not belong is asked about, and either may be right. */
export const RegionQuestion: Story = {
  args: {
    values: { ...nothing, region: 'NY', postal_code: '90210' },
    regions: {
      kind: 'state',
      options: [
        { label: 'California', value: 'CA' },
        { label: 'New York', value: 'NY' },
      ],
    },
    question: {
      text: '90210 is in California. Did you mean that?',
      answers: [
        { label: 'Yes, California', onAnswer: asked },
        { label: 'No, keep New York', onAnswer: fn() },
      ],
    },
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('90210 is in California.');
    await expect(canvas.getByRole('button', { name: 'No, keep New York' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, California' }));
    await expect(asked).toHaveBeenCalledOnce();
  },
};

/** Where a country’s regions are known, one of them is chosen. */
export const WithRegions: Story = {
  args: {
    regions: {
      kind: 'state',
      options: [
        { label: 'New Jersey', value: 'NJ' },
        { label: 'New York', value: 'NY' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('combobox', { name: 'State or region' });
    await expect(region).toHaveDisplayValue('Select your state');
    await expect(region).toBeRequired();
    await userEvent.selectOptions(region, 'New York');
    await expect(args.onChange).toHaveBeenLastCalledWith('region', 'NY');
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: { errors },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
    await expect(
      canvas.getByRole('textbox', { name: 'ZIP or postal code' }),
    ).toHaveAccessibleDescription(`Error: ${errors.postal_code}`);
  },
};

/** In a form that came back, the errors stand above the fields too and take the focus; each leads to its field. */
export const WithErrorSummary: Story = {
  tags: ['state-error'],
  render: function Returned(args) {
    const [found, setFound] = useState({});
    return (
      <Form submitLabel="Save address" onSubmit={() => setFound(errors)}>
        <AddressForm {...args} errors={found} />
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    const summary = await canvas.findByRole('group', {
      name: 'Error: 3 answers need another look',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: errors.name }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

/** What is written in Hebrew stands from right to left, whichever way the page reads. */
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    values: {
      name: 'נועה לוי',
      street: 'רחוב הגפן 4',
      street_2: 'דירה 12',
      city: 'תל אביב',
      region: '',
      postal_code: '6100001',
      country: 'IL',
      phone: '+972 3 555 0100',
    },
  },
};

/** The whole list of a world and more. */
export const ManyOptions: Story = {
  args: {
    countries: namesOf('Country').map((label) => ({ label, value: label })),
    values: { ...nothing, country: 'Country 333' },
  },
};

export const LongTitle: Story = {
  args: {
    legend: title300,
    countries: [{ label: title300, value: 'US' }],
    values: { ...nothing, name: title300, street: mixedTitle, city: markupTitle },
    errors: { name: title300 },
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./AddressForm.stories.tsx')),
};
