import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './RadioCards.guide.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'How should it reach you?',
    name: 'shipping',
    value: 'cheapest',
    onChange: fn(),
    options: [
      {
        value: 'cheapest',
        title: 'Standard shipping',
        description: 'Get it Thursday, May 14',
        aside: 'Free',
      },
      {
        value: 'fastest',
        title: 'Express shipping',
        description: 'Get it Tomorrow',
        aside: '$12.95',
      },
      { value: 'pickup', title: 'Pick up at the shop', description: 'Ready within 2 hours' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <RadioCards {...args} value={value} onChange={choose} />;
  },
  parameters: {
    guide: {
      use: 'For two to five answers that need a word of explanation each, such as ways of delivery.',
      instead: '`SelectField` for more of them; `Checkbox` where several hold.',
      access:
        'A fieldset with a legend; arrow keys move the choice, and the choice is told by the radio, not by colour.',
      examples,
    },
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const standard = canvas.getByRole('radio', { name: 'Standard shipping' });
    await expect(standard).toBeChecked();
    standard.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Express shipping' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('fastest');
  },
};

export const Unchosen: Story = { args: { value: '' } };

export const WithError: Story = {
  args: { value: '', error: 'Choose how we should bring it to you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: Choose how we should bring it to you.',
    );
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    legend: 'לאן לשלוח?',
    lang: 'he',
    value: 'home',
    options: [
      { value: 'home', title: 'משלוח עד הבית', description: 'יגיע ביום חמישי', aside: '$4.95' },
      { value: 'shop', title: 'איסוף מהחנות', description: 'מוכן בתוך שעתיים' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./RadioCards.stories.tsx')),
};
