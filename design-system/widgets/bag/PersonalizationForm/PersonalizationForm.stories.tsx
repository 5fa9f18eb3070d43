import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PersonalizationForm, type PersonalizationGroup } from './PersonalizationForm.tsx';

const fees: Record<string, number> = { name: 4.5, date: 2, dedication: 0 };

const dollars = (amount: number) => (amount > 0 ? `$${amount.toFixed(2)}` : 'Free');

const blank: PersonalizationGroup[] = [
  {
    title: 'On the cover',
    entries: [
      { key: 'name', label: 'Name on the cover', value: '', maxLength: 24, price: '$4.50' },
      { key: 'date', label: 'Date', value: '', maxLength: 10, price: '$2.00' },
    ],
  },
  {
    title: 'Inside',
    entries: [
      {
        key: 'dedication',
        label: 'Dedication in Hebrew',
        value: '',
        maxLength: 60,
        price: null,
        hebrew: true,
      },
    ],
  },
];

const filled = (values: Record<string, string>): PersonalizationGroup[] =>
  blank.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, value: values[entry.key] ?? '' })),
  }));

const meta = {
  title: 'Widgets/PersonalizationForm',
  component: PersonalizationForm,
  parameters: {
    kinds: ['same-for-everyone', 'part-of-form'],
    guide: {
      use: 'Where an item is made for one person: a name pressed into the cover, a dedication inside. It says what each line costs before it is written, and the whole as it is written.',
      instead:
        '`GiftOptions` for what goes around the item rather than onto it; `VariationPicker` for what can be had ready-made.',
      access:
        'Each group is a fieldset named by its legend; a hint names the fee and the room. The room is announced near its end, the fee whenever it changes. Hebrew entries run from right to left; any other follows what is written.',
    },
  },
  args: { groups: blank, fee: 'Free', onChange: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Held(args) {
    const [groups, setGroups] = useState(args.groups);
    const entries = groups.flatMap((group) => group.entries);
    const fee = entries
      .filter(({ value }) => value.trim() !== '')
      .reduce((sum, { key }) => sum + (fees[key] ?? 0), 0);
    return (
      <PersonalizationForm
        {...args}
        groups={groups}
        fee={dollars(fee)}
        onChange={(key, value) => {
          args.onChange(key, value);
          setGroups((now) =>
            now.map((group) => ({
              ...group,
              entries: group.entries.map((entry) =>
                entry.key === key ? { ...entry, value } : entry,
              ),
            })),
          );
        }}
        onRemove={() => {
          args.onRemove();
          setGroups(blank);
        }}
      />
    );
  },
} satisfies Meta<typeof PersonalizationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state-guest'],
  args: { groups: filled({ name: 'Noa Ben-David', dedication: 'לנועה, ליום הולדתה' }) },
};

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove personalization' })).toBeNull();
    await expect(canvas.getByText('Free', { selector: 'output' })).toBeVisible();
  },
};

/** The fee follows what is written; there is no room beyond the last character. */
export const Writing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const fee = canvas.getByText('Free', { selector: 'output' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the cover' }), 'Noa');
    await expect(fee).toHaveTextContent('$4.50');
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.type(date, 'May 14, 2027');
    await expect(date).toHaveValue('May 14, 20');
    await expect(fee).toHaveTextContent('$6.50');
    await expect(canvas.getByText('0 characters left')).toBeInTheDocument();
  },
};

/** All of it goes at once, and the focus stays in the form. */
export const Removing: Story = {
  tags: ['unpictured'],
  args: { groups: filled({ name: 'Noa', date: '2027' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove personalization' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const name = canvas.getByRole('textbox', { name: 'Name on the cover' });
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An entry of spaces alone is empty, and clears the personalization. */
export const OnlySpaces: Story = {
  tags: ['unpictured'],
  args: { groups: filled({ name: '   ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: {
    groups: filled({ name: 'Noa €' }).map((group) => ({
      ...group,
      entries: group.entries.map((entry) =>
        entry.key === 'name'
          ? { ...entry, error: 'We cannot engrave €. Use letters, digits and . , - only.' }
          : entry,
      ),
    })),
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    groups: [
      {
        title: 'על הכריכה',
        entries: [
          {
            key: 'name',
            label: 'שם על הכריכה',
            value: 'נועה בן־דוד',
            maxLength: 24,
            price: '$4.50',
            hebrew: true,
          },
        ],
      },
    ],
  },
};

export const EmptyList: Story = { tags: ['unpictured', 'state-empty'], args: { groups: [] } };

export const LongTitle: Story = {
  args: {
    groups: [
      {
        title: markupTitle,
        entries: [
          { key: 'name', label: title300, value: title300, maxLength: 300, price: '$4.50' },
        ],
      },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PersonalizationForm.stories.tsx')),
};
