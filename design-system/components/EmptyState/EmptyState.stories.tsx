import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { ButtonLink } from '../ButtonLink/index.ts';
import { markupTitle, mixedTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your bag is empty',
    children: 'What you add stays here, also when you come back tomorrow.',
    action: <ButtonLink href="/">Start browsing</ButtonLink>,
  },
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'Where a list could be and is not: says that nothing is here yet, and what to do next.',
      instead:
        'A search or filter that found nothing is `NothingFound`; what could not be loaded is a `FailedState`; the bag has its own `BagEmpty`.',
      access:
        'A section with a second-level heading. The picture is decoration. The action is a link where it leads somewhere, a button where it does something.',
      examples,
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start browsing' })).toBeVisible();
  },
};

export const WithPicture: Story = { args: { icon: 'bag' } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'לא מצאנו ספרים בשם הזה',
    children: 'נסו מילה אחרת, או עיינו במדפים שבחרנו בשבילכם.',
    action: <ButtonLink href="/">לדף הבית</ButtonLink>,
  },
};

export const LongTitle: Story = { args: { title: title300, children: title300 } };

export const MixedScripts: Story = { args: { title: mixedTitle, children: markupTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./EmptyState.stories.tsx')),
};
