import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { GradeChooser } from './GradeChooser.tsx';

const gradeOf = (name: string, index: number) => ({
  id: index + 1,
  name,
  detail: `${12 + index * 2} items, about $${38 + index * 6}`,
  href: `/school/select-your-supplies/${index + 1}/${index + 1}`,
});

const meta = {
  title: 'Widgets/GradeChooser',
  component: GradeChooser,
  tags: ['responsive'],
  args: {
    school: 'Harbor Day School',
    grades: [
      'Kindergarten',
      'Grade 1',
      'Grade 2',
      'Grade 3',
      'Grade 4',
      'Grade 5, Hebrew track',
      'Grade 5, general track',
      'Grade 6',
    ].map(gradeOf),
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The step before a supply list. What a list holds and costs is told before it is opened.',
      instead: 'Where a grade changes nothing but a filter, use a `SelectField`.',
      access:
        'A list of links under the school’s name; each link says the grade, then what it holds.',
    },
  },
} satisfies Meta<typeof GradeChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A grade with two lists stands here twice, so that nothing is chosen behind the shopper's back. */
export const EightLists: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Grade 5/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Grade 4/ })).toHaveAttribute(
      'href',
      '/school/select-your-supplies/5/5',
    );
  },
};

export const EmptyList: Story = {
  tags: ['state-empty'],
  args: {
    grades: [],
    otherwise: <ButtonLink href="/school">Choose another school</ButtonLink>,
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    school: 'בית ספר אורנים',
    grades: ['גן חובה', 'כיתה א׳', 'כיתה ב׳', 'כיתה ג׳'].map((name, index) => ({
      ...gradeOf(name, index),
      detail: `${12 + index} פריטים, כ־38$`,
    })),
  },
};

export const LongTitle: Story = {
  args: { school: title300, grades: [title300, mixedTitle, markupTitle].map(gradeOf) },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./GradeChooser.stories.tsx')),
};
