import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
  parameters: {
    guide: {
      use: 'For one line of text: a name, an e-mail address, a code.',
      instead: '`TextArea` for more than a line; `SelectField` where the answers are known.',
      access:
        'Give `autoComplete` and the right `type`, so that browsers fill it and phones show the right keys.',
      examples,
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'ruth@example.com');
    await expect(field).toHaveValue('ruth@example.com');
  },
};

/** White space around what is typed never enters, or goes as the field is left (specification, section 5). */
export const Trimmed: Story = {
  args: { label: 'Full name', name: 'name', type: 'text', onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(field, '  Ruth  Levi ');
    await expect(field).toHaveValue('Ruth  Levi ');
    await userEvent.tab();
    await expect(field).toHaveValue('Ruth  Levi');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = { args: { hint: 'We send the receipt here.' } };

export const Optional: Story = {
  args: { label: 'Apartment', name: 'apartment', type: 'text', optional: true },
};

export const WithError: Story = {
  args: {
    hint: 'We send the receipt here.',
    defaultValue: 'ruth@',
    error: 'Enter an email address such as ruth@example.com.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send the receipt here. Error: Enter an email address such as ruth@example.com.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ruth@example.com' } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'שם מלא',
    name: 'name',
    type: 'text',
    lang: 'he',
    defaultValue: 'רות כהן',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./TextField.stories.tsx')),
};
