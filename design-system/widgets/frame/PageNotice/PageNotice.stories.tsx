import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PageNotice } from './PageNotice.tsx';

const meta = {
  title: 'Widgets/PageNotice',
  component: PageNotice,
  args: {
    mark: '404',
    title: 'This page is out of print',
    text: 'The address may be old, or mistyped.',
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For a page whose whole content is one statement: not found, failed, closed for the day. Its children are the ways out.',
      instead:
        'Take `NotFound` and `ServerError` where they fit. A part of a page that failed is a `FailedState`.',
      access:
        'A section with the page’s first-level heading. The large mark is decoration and is not read out.',
    },
  },
} satisfies Meta<typeof PageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = { tags: ['state-guest'] };

export const WithWaysOut: Story = {
  args: { children: <ButtonLink href="/">Go to the front page</ButtonLink> },
};

export const LongTitle: Story = { args: { title: title300, text: title300 } };

export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  args: { title: mixedTitle, text: markupTitle },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'הדף הזה אזל מן המלאי',
    text: 'ייתכן שהכתובת ישנה, או שנפלה בה טעות.',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PageNotice.stories.tsx')),
};
