import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../../components/Breadcrumbs/index.ts';
import { ContentPage } from '../../store/ContentPage/index.ts';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'Widgets/PageFrame',
  component: PageFrame,
  parameters: {
    kinds: ['same-for-everyone', 'no-words', 'layout'],
    layout: 'fullscreen',
    guide: {
      use: 'Around the content of every page, once: it is the `main` landmark with the width and the gutters of the shop.',
      instead: 'Columns inside a page are `PageColumns`, `ProductLayout` or `ListingColumns`.',
      access: 'It is what `SkipLink` leads to: give it that `id` and `tabIndex={-1}`.',
    },
  },
} satisfies Meta<typeof PageFrame>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state-guest'],
  args: {
    children: [
      <Breadcrumbs
        key="way"
        items={[
          { name: 'Home', path: '/' },
          { name: 'About us', path: '/about/43' },
        ]}
      />,
      <ContentPage
        key="page"
        title="About us"
        blocks={[{ kind: 'paragraph', text: 'A bookshop in two languages since the spring.' }]}
      />,
    ],
  },
};
