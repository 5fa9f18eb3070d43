import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Button.guide.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    guide: {
      use: 'To do something. One `primary` on a screen; `secondary` beside it; `quiet` in rows; `danger` for what cannot be undone.',
      instead: 'To go somewhere, `ButtonLink`; for a drawing without a word, `IconButton`.',
      access:
        'The label says what happens (“Remove address”, not “OK”). While `busy` it keeps its name, its width and the focus, and ignores clicks; `disabled` needs its reason nearby.',
      examples,
    },
  },
  args: { children: 'Add to bag', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { intent: 'secondary', children: 'Save for later' } };

export const Quiet: Story = { args: { intent: 'quiet', children: 'Remove' } };

export const Danger: Story = { args: { intent: 'danger', children: 'Delete address' } };

export const Large: Story = { args: { size: 'large', children: 'Place order' } };

export const WithIcon: Story = { args: { icon: 'bag' } };

export const Block: Story = { args: { block: true } };

export const Disabled: Story = { args: { disabled: true, children: 'Out of stock' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to bag' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongHebrew: Story = {
  args: { children: 'הוספת כל הספרים שבסדרה אל סל הקניות', lang: 'he', dir: 'rtl', icon: 'bag' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Button.stories.tsx')),
};
