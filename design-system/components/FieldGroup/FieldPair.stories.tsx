import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/index.ts';
import { examples } from './FieldPair.guide.tsx';
import { FieldPair } from './FieldPair.tsx';

const meta = {
  title: 'Components/FieldGroup/Pair',
  component: FieldPair,
  args: {
    children: (
      <>
        <TextField label="Expiry (MM/YY)" name="exp" error="This card has expired." />
        <TextField label="Security code" name="cvc" />
      </>
    ),
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
      use: 'For two or three short fields that are read as one, within a `FieldGroup`.',
      instead: 'One field a line, wherever an answer may be long.',
      access:
        'The order of the fields is that of the page; they go under one another where text is large or the screen narrow.',
      examples,
    },
  },
} satisfies Meta<typeof FieldPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error below one does not push the other down. */
export const WithError: Story = {};
