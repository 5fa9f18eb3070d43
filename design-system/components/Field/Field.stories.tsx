import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Field.guide.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Personal message',
    hint: 'It is printed inside the cover.',
    children: (control) => <input {...control} />,
  },
  parameters: {
    guide: {
      use: 'Around any control of a form that is not one of ours: it gives it a label, a hint and its error.',
      instead:
        '`TextField`, `SelectField`, `TextArea` or `Checkbox`, which bring their control along.',
      access:
        'The label belongs to the control; hint and error describe it, and an error marks it invalid.',
      examples,
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyControl: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Personal message');
    await expect(control).toHaveAccessibleDescription('It is printed inside the cover.');
  },
};

export const WithError: Story = { args: { error: 'Write no more than 40 letters.' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Field.stories.tsx')),
};
