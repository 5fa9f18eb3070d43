import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ContactForm } from './ContactForm.tsx';

const written = {
  name: 'Ruth Cohen',
  email: 'ruth@example.com',
  subject: 'order',
  message: 'Order 10042 came with two almanacs and no mug. Which of them was meant for me?',
};

const meta = {
  title: 'Widgets/ContactForm',
  component: ContactForm,
  args: {
    values: { name: '', email: '', subject: '', message: '' },
    subjects: [
      { label: 'An order', value: 'order' },
      { label: 'A return', value: 'return' },
      { label: 'A book I am looking for', value: 'book' },
      { label: 'A school list', value: 'school' },
      { label: 'Something else', value: 'other' },
    ],
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'The contact page. What was typed stays when sending fails, so that nobody writes it twice.',
      instead: 'For a talk there is the assistance panel; to follow an order, `FindOrderForm`.',
      access:
        'A named form that the browser can fill in. A summary of what is wrong takes the focus, a failure is an alert, and that it was sent is a status.',
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'S');
    await expect(args.onChange).toHaveBeenLastCalledWith('message', 'S');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Subject' }),
      'A school list',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('subject', 'school');
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { ...written, email: 'ruth@', subject: '', message: '' },
    errors: {
      email: 'Enter an e-mail address like name@example.com.',
      subject: 'Choose what it is about.',
      message: 'Write a line or two.',
    },
  },
};

/** Nothing that was written is lost when it could not be sent. */
export const Failed: Story = {
  tags: ['state-error'],
  args: { values: written },
  render: function Failing(args) {
    const [failed, setFailed] = useState(false);
    return (
      <ContactForm
        {...args}
        failure={
          failed && 'We could not send it. Your message is still here: try again in a minute.'
        }
        onSubmit={() => setFailed(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We could not send it/);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(written.message);
  },
};

export const TooMany: Story = {
  tags: ['state-error'],
  args: {
    values: written,
    failure: 'You have sent five messages in an hour. Try again later, or call us.',
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { values: written, busy: true } };

export const Sent: Story = {
  args: { sent: 'We answer within one business day, at ruth@example.com.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message is with us.');
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: { ...written, name: 'רות כהן', message: mixedTitle } },
};

export const LongTitle: Story = {
  args: {
    values: { name: title300, email: title300, subject: 'Subject 1', message: markupTitle },
    subjects: namesOf('Subject').map((name) => ({ label: name, value: name })),
    failure: title300,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ContactForm.stories.tsx')),
};
