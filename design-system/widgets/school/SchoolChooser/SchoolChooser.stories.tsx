import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SchoolChooser } from './SchoolChooser.tsx';

const names: [name: string, city: string, detail: string][] = [
  ['Harbor Day School', 'New York, NY', '0.3 mi'],
  ['בית ספר אורנים', 'New York, NY', '0.6 mi'],
  ['St. Brendan’s Academy', 'New York, NY', '0.9 mi'],
  ['P.S. 42 Orchard', 'New York, NY', '1.1 mi'],
  ['Lantern Montessori', 'Brooklyn, NY', '2.4 mi'],
  ['Gan Shalom', 'Brooklyn, NY', '2.8 mi'],
  ['Hudson River Preparatory', 'Hoboken, NJ', '3.2 mi'],
  ['The Weaver School', 'Jersey City, NJ', '4.0 mi'],
  ['Beit Midrash Kesher', 'Jersey City, NJ', '4.6 mi'],
];

const schoolOf = ([name, city, detail]: [string, string, string], index: number) => ({
  id: index + 1,
  name,
  city,
  detail,
  href: `/school/select-your-grade/${index + 1}`,
});

const schools = names.map(schoolOf);

const meta = {
  title: 'Widgets/SchoolChooser',
  component: SchoolChooser,
  tags: ['responsive'],
  args: {
    place: 'near 10002',
    schools,
    otherwise: (
      <p>
        Not there? <a href="/school">Try another zip code</a> or{' '}
        <a href="/contact-us">write to us</a>.
      </p>
    ),
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The second step of school supplies: the schools of a place. Each row is a link, so that it can be opened in a tab and works before the page wakes up.',
      instead: 'A handful of choices that are not pages are `RadioCards`.',
      access:
        'A list of links in a named region. From eight schools on it can be searched; how many are left is announced as a status. The whole row can be hit.',
    },
  },
} satisfies Meta<typeof SchoolChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words match the name and the city, in any order. */
export const Nearby: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by name or city' });
    await userEvent.type(search, 'jersey weav');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'The Weaver School' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 9 schools near 10002');
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

export const NoneFound: Story = {
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hogwarts');
    await expect(canvas.getByRole('heading', { name: 'No school by that name' })).toBeVisible();
  },
};

/** A few schools need no search. */
export const Few: Story = {
  args: { schools: schools.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const EmptyList: Story = {
  tags: ['state-empty'],
  args: {
    schools: [],
    place: 'near 99950',
    otherwise: <ButtonLink href="/school">Try another zip code</ButtonLink>,
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const ManyOptions: Story = {
  args: {
    schools: namesOf('School').map((name, index) => schoolOf([name, 'New York, NY', ''], index)),
  },
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('500 schools near 10002');
    await userEvent.type(canvas.getByRole('searchbox'), '499');
    await expect(canvas.getAllByRole('link', { name: /School/ })).toHaveLength(1);
  },
};

export const LongTitle: Story = {
  args: {
    schools: [title300, mixedTitle, markupTitle].map((name, index) =>
      schoolOf([name, title300.slice(0, 90), '12 mi'], index),
    ),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', '!autodocs'],
  ...galleryOf(() => import('./SchoolChooser.stories.tsx')),
};
