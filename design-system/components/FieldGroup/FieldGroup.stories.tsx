import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { title300 } from '../bad-input.examples.ts';
import { TextField } from '../TextField/index.ts';
import { examples } from './FieldGroup.guide.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldPair } from './FieldPair.tsx';

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Shipping address',
    children: (
      <>
        <TextField label="Full name" name="name" />
        <TextField label="City" name="city" />
        <FieldPair>
          <TextField label="State or region" name="region" />
          <TextField label="ZIP or postal code" name="postal_code" />
        </FieldPair>
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
      use: 'Around fields that ask for one thing together: an address, a card.',
      instead: '`RadioCards` for choices; `Form` around all that is sent.',
      access:
        'A fieldset with a legend, which a screen reader says before the first of its fields. The legend is large, but no heading: forms are moved through by field.',
      examples,
    },
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shipping address' })).toBeVisible();
  },
};

export const LongTitle: Story = { args: { legend: title300 } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    legend: 'כתובת למשלוח',
    children: <TextField label="שם מלא" name="name" defaultValue="נועה לוי" />,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FieldGroup.stories.tsx')),
};
