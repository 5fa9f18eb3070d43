import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './Disclosure.guide.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Size',
    note: '1 selected',
    defaultOpen: true,
    children: 'Small, medium, large and the one that fits every shelf.',
  },
  parameters: {
    guide: {
      use: 'For what only some shoppers want at once: a group of filters, the small print of a price. It works before the page is awake, and the browser’s own search finds what is folded away.',
      instead:
        'What everybody must read stays open on the page. Views that take each other’s place are tabs.',
      access:
        'The browser’s `details` and `summary`: Enter and Space fold it, and its state is read out with its name.',
      examples,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.sidebar }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/the one that fits every shelf/);
    await userEvent.click(canvas.getByText('Size'));
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByText('Size'));
    await expect(words).toBeVisible();
  },
};

export const Folded: Story = { args: { defaultOpen: false, note: undefined } };

export const LongTitle: Story = { args: { summary: title300, children: markupTitle } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'he', summary: 'מידה', note: undefined, children: 'קטנה, בינונית וגדולה' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Disclosure.stories.tsx')),
};
