import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { samplePlans } from '../PlanCard/PlanCard.examples.ts';
import { PlanChooser } from './PlanChooser.tsx';

const meta = {
  title: 'Widgets/PlanChooser',
  component: PlanChooser,
  tags: ['responsive'],
  args: { value: '12', plans: samplePlans, onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <PlanChooser {...args} value={value} onChange={choose} />;
  },
  parameters: {
    kinds: ['customers-only', 'part-of-form'],
    guide: {
      use: 'Where somebody signs up for a subscription: two to four plans, compared side by side.',
      instead:
        'More than four plans are asked in two steps. To change a plan that runs, `SubscriptionForm`.',
      access:
        'A `fieldset` of radios: arrows move between plans, and sold-out ones are passed over.',
    },
  },
} satisfies Meta<typeof PlanChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Two books' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('11');
    await expect(canvas.getByRole('radio', { name: 'One picture book' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Two books' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: { value: '', error: 'Choose a plan to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: Choose a plan to go on.',
    );
  },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { plans: [] } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    legend: 'בחרו מסלול',
    lang: 'he',
    value: '1',
    plans: [
      {
        value: '1',
        name: 'ספר תמונות אחד',
        price: '$16.00',
        frequency: 'בכל חודש',
        includes: ['ספר לגילאי 2 עד 6', 'מכתב למי שמקריא'],
      },
      {
        value: '2',
        name: 'שני ספרים',
        price: '$29.00',
        frequency: 'בכל חודש',
        includes: [mixedTitle, 'המשלוח חינם'],
      },
    ],
  },
};

export const LongTitle: Story = {
  args: {
    plans: samplePlans.map((plan) => ({ ...plan, name: title300, price: '$1,299,999.00' })),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PlanChooser.stories.tsx')),
};
