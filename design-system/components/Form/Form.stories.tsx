import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
      use: 'Around any fields that are sent together: it holds the rhythm, the button, which of them are required, and what is said when sending fails.',
      instead:
        'A form of one field and no errors, such as sorting, is a plain `<form>`. Fields without a button of their own (part of the checkout) stand in a `fieldset`.',
      access:
        'Enter sends it from any field. When it comes back with errors, an `ErrorSummary` of them takes the focus, and the title of the page begins with “Error:”; that is all that is announced. A line goes as its field is mended. A failure of the whole is announced at once. Mark each field `required` or `optional`: with more than one, a line at its head says which is which. While busy the button keeps its name and says that it is busy.',
      examples,
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Enter an e-mail address like name@example.com.';

export const Failed: Story = {
  args: { failure: 'We could not send that. Nothing is lost: try again in a minute.' },
};

/** Nobody hunts for what was wrong: it stands above the fields when the form comes back, and leads to them. */
export const Returned: Story = {
  render: function Returned(args) {
    const [error, setError] = useState<string>();
    return (
      <Form
        {...args}
        onSubmit={() => {
          setError(sentence);
          args.onSubmit?.();
        }}
      >
        <TextField label="Name" name="name" required />
        <TextField
          label="E-mail address"
          name="email"
          required
          error={error}
          onChange={() => setError(undefined)}
        />
      </Form>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ruth{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const summary = await canvas.findByRole('group', {
      name: 'Error: One answer needs another look',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(document.title).toMatch(/^Error: /);
    const email = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(email).toHaveAccessibleDescription(`Error: ${sentence}`);
    await userEvent.click(within(summary).getByRole('link', { name: sentence }));
    await expect(email).toHaveFocus();
  },
};

/** A line goes once its field is mended, and the title with the last of them. */
export const Mended: Story = {
  tags: ['unpictured'],
  render: Returned.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep me posted' }));
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    const email = canvas.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(email, 'r');
    await expect(summary).not.toBeInTheDocument();
    await expect(email).toHaveFocus();
    await expect(document.title).not.toMatch(/^Error: /);
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
