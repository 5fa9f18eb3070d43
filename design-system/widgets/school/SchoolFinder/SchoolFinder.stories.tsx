import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SchoolFinder } from './SchoolFinder.tsx';

const meta = {
  title: 'Widgets/SchoolFinder',
  component: SchoolFinder,
  tags: ['responsive'],
  args: {
    values: { country: 'US', zip: '' },
    countries: [
      { label: 'United States', value: 'US' },
      { label: 'Canada', value: 'CA' },
      { label: 'Israel', value: 'IL' },
    ],
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'The first step of school supplies. It asks for two things, both of which the browser can fill in.',
      instead: 'For shipping estimates the zip code has its own place beside the price.',
      access:
        'A named form; Enter sends it. The list is the browser’s own. Errors are tied to their field and the first takes the focus.',
    },
  },
} satisfies Meta<typeof SchoolFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Israel');
    await expect(args.onChange).toHaveBeenLastCalledWith('country', 'IL');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zip code' }), '1{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('zip', '1');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { country: '', zip: '12' },
    errors: {
      country: 'Choose the country of the school.',
      zip: 'A US zip code has five digits, like 10002.',
    },
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    values: { country: 'US', zip: '10002' },
    failure: 'We could not look up schools. Check your connection and try again.',
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { values: { country: 'US', zip: '10002' }, busy: true },
};

export const ManyOptions: Story = {
  args: { countries: namesOf('Country').map((name) => ({ label: name, value: name })) },
  tags: ['unpictured'],
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    countries: [{ label: title300, value: 'US' }],
    values: { country: 'US', zip: mixedTitle },
    errors: { country: markupTitle, zip: title300 },
    failure: title300,
  },
};

export const EmptyList: Story = { tags: ['unpictured', 'state-empty'], args: { countries: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SchoolFinder.stories.tsx')),
};
