import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Widgets/Logo',
  component: Logo,
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      hebrew: 'It is drawn alike in both languages.',
    },
    guide: {
      use: 'Where the shop signs its name: headers and the invoice sheet.',
      instead: 'In running text write the name; as a favicon there is a drawing of its own.',
      access: 'Decoration: whoever links it names the link, such as `Otzar, home`.',
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = { tags: ['state-guest'] };
