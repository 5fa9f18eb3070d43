import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import ContactUs from './contact-us.tsx';

const meta = {
  title: 'Screens/Contact us',
  component: ScreenFrame,
  args: { at: '/contact-us', screen: { path: '/contact-us', Component: ContactUs } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Everyone writes with the same form.',
      empty: 'A form has nothing to list.',
      loading: 'It asks the shop for nothing before a letter is sent.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Where somebody writes to the shop.',
      instead: 'The assistance panel, for a quick question.',
      access:
        'Labels above fields; what is wrong stands beside its field and above the form, where the focus goes.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ruth Almog');
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'ruth@example.com');
    await userEvent.selectOptions(canvas.getByLabelText('Subject'), 'An order');
    const message = canvas.getByLabelText('Message');
    await userEvent.type(message, 'Where is my parcel?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/We answer within one working day, to/)).toBeVisible();
    await expect(message).toHaveValue('');
  },
};

/** What is missing is said at its field, and what is there stays. */
export const Missing: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, 'Ruth Almog');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter your e-mail address.' }));
    await expect(canvas.getByLabelText(/E-mail address/)).toHaveFocus();
    await expect(name).toHaveValue('Ruth Almog');
  },
};

/** The shop is out of order: nothing that was typed is lost. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByLabelText('Message');
    await userEvent.type(message, 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(message).toHaveValue('Hello');
  },
};
