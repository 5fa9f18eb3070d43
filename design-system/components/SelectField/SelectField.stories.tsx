import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, namesOf, title300 } from '../bad-input.examples.ts';
import { SelectField } from './SelectField.tsx';

const optionsOf = (labels: readonly string[]) =>
  labels.map((label, at) => ({ label, value: String(at + 1) }));

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    name: 'country',
    placeholder: 'country',
    options: [
      { label: 'United States', value: 'US' },
      { label: 'Israel', value: 'IL' },
      { label: 'Saint Helena, Ascension and Tristan da Cunha', value: 'SH' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'The custom select of the specification: one answer out of many known ones, such as 250 countries. What is custom is its look and its words, “Select your country”; the list is the browser’s own, since a phone’s wheel, the type-ahead of a keyboard, the filling-in of an address and a page without script all work with it, and none of them with a list of our own.',
      instead:
        '`RadioCards` for a few answers that deserve a look; a search field beyond hundreds.',
      access:
        'A native select: each device knows how to work it. Its label stands above it, its error below it and describes it; the words “Select your …” are an empty answer, never a label.',
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of specification, section 5: `Select your {placeholder}`. */
export const Unchosen: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveDisplayValue('Select your country');
    await userEvent.selectOptions(field, 'Israel');
    await expect(field).toHaveValue('IL');
    await userEvent.selectOptions(field, 'Select your country');
  },
};

export const Chosen: Story = { args: { defaultValue: 'SH' } };

/** Each field says what is wrong with it, and what to do. */
export const WithError: Story = {
  args: { error: 'Select the country that we ship to.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Select the country that we ship to.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'We ship within the United States only, for now.' },
};

/** Of 500, one is reached by typing how it begins. */
export const ManyOptions: Story = {
  args: { label: 'School', placeholder: 'school', options: optionsOf(namesOf('School')) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'School' });
    await userEvent.selectOptions(field, 'School 444');
    await expect(field).toHaveDisplayValue('School 444');
  },
};

export const EmptyList: Story = { args: { options: [] } };

export const LongTitle: Story = { args: { defaultValue: '1', options: optionsOf([title300]) } };

export const MixedScripts: Story = {
  args: { defaultValue: '1', options: optionsOf([mixedTitle]) },
};

export const Markup: Story = { args: { defaultValue: '1', options: optionsOf([markupTitle]) } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'כיתה',
    name: 'grade',
    lang: 'he',
    placeholder: undefined,
    options: [
      { label: 'כיתה א׳', value: '1' },
      { label: 'כיתה ב׳', value: '2' },
    ],
  },
};
