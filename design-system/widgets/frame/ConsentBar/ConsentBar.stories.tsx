import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { ConsentBar } from './ConsentBar.tsx';

const meta = {
  title: 'Widgets/ConsentBar',
  component: ConsentBar,
  args: { shop: 'Otzar', privacyPath: '/privacy-policy/40', onAccept: fn(), onDecline: fn() },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    layout: 'fullscreen',
    guide: {
      use: 'Where other companies help the shop: once for each browser, and whenever its shopper comes back to the choice from the footer. In the `NoticeDock`, so that it covers nothing for good.',
      instead:
        'A shop that is alone asks nothing. What has to be answered before anything else can happen is a `Dialog`; this never is.',
      access:
        'A region named by its heading. It takes the focus only where the shopper asked for it. Both answers look and weigh the same.',
    },
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const [decline, accept] = canvas.getAllByRole('button');
    await expect(decline).toHaveAccessibleName('Only what is needed');
    await expect(accept).toHaveAccessibleName('Accept');
    if (!decline || !accept) throw new Error('There are two answers.');
    const look = (node: Element) => {
      const { color, backgroundColor, borderColor, fontWeight, minBlockSize } =
        getComputedStyle(node);
      return { color, backgroundColor, borderColor, fontWeight, minBlockSize };
    };
    await expect(look(accept)).toEqual(look(decline));
    await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
    decline.blur();
  },
};

/** The shopper pressed the chat: they are told why it does not open yet. */
export const ForTheChat: Story = {
  tags: ['unpictured'],
  args: { reason: 'chat' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Privacy choices' })).toHaveTextContent(
      'The chat is run by another company',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const ComeBackTo: Story = { tags: ['unpictured'], args: { chosen: 'needed' } };

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ConsentBar.stories.tsx')),
};
