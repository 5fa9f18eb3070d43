import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { TextField } from '../TextField/index.ts';
import { examples } from './Form.guide.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    submitLabel: 'Keep me posted',
    'aria-label': 'News',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Name" name="name" />
        <TextField label="E-mail address" name="email" type="email" hint="One letter a month." />
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Around any fields that are sent together: it holds the rhythm, the button, and what is said when sending fails.',
      instead:
        'A form of one field and no errors, such as sorting, is a plain `<form>`. Fields without a button of their own (part of the checkout) stand in a `fieldset`.',
      access:
        'Enter sends it from any field. When it comes back with errors, the first wrong field takes the focus; a failure of the whole is announced at once. While busy the button keeps its name and says that it is busy.',
      examples,
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { failure: 'We could not send that. Nothing is lost: try again in a minute.' },
};

/** Nobody hunts for what was wrong: the first wrong field has the focus when the form comes back. */
export const FocusOnTheFirstError: Story = {
  tags: ['unpictured'],
  render: function Returned(args) {
    const [error, setError] = useState<string>();
    return (
      <Form
        {...args}
        onSubmit={() => {
          setError('Enter an e-mail address like name@example.com.');
          args.onSubmit();
        }}
      >
        <TextField label="Name" name="name" />
        <TextField label="E-mail address" name="email" error={error} />
      </Form>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ruth{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};

/** A second send is ignored while the first is under way. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep me posted' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Form.stories.tsx')),
};
