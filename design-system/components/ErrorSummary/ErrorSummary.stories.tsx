import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, mixedTitle, title300 } from '../bad-input.examples.ts';
import { TextField } from '../TextField/index.ts';
import { examples } from './ErrorSummary.guide.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const name = 'Enter the name for the parcel.';
const postalCode = 'Enter a ZIP code of five digits, such as 11201.';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    problems: [
      { field: 'full-name', message: name },
      { field: 'postal-code', message: postalCode },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '32rem' }}>
        <Story />
        <TextField id="full-name" name="name" label="Full name" error={name} />
        <TextField
          id="postal-code"
          name="postal_code"
          label="ZIP or postal code"
          error={postalCode}
        />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Above whatever came back with errors and is no form. `Form` shows it by itself, however short the form is.',
      instead: '`Message` where sending a form failed as a whole and no field is at fault.',
      access:
        'It takes the focus as it appears, so that it is read at once, “Error:” first; each line is a link that moves the focus to its field, in the words that stand there.',
      examples,
    },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Error: 2 answers need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: postalCode })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'ZIP or postal code' })).toHaveFocus();
  },
};

export const One: Story = { args: { problems: [{ field: 'full-name', message: name }] } };

export const LongTitle: Story = {
  args: {
    title: title300,
    problems: [
      { field: 'full-name', message: markupTitle },
      { field: 'postal-code', message: mixedTitle },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ErrorSummary.stories.tsx')),
};
