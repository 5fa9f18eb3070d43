import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { AccountPart } from './AccountPart.tsx';

const meta = {
  title: 'Widgets/AccountPage/AccountPart',
  component: AccountPart,
  tags: ['unpictured'],
  args: {
    title: 'Delete my account',
    text: 'It cannot be taken back.',
    children: <Button intent="danger">Delete</Button>,
  },
  parameters: {
    kinds: ['customers-only', 'no-words', 'layout'],
    guide: {
      use: 'A part of a page of the account under a heading of its own.',
      instead: '`AccountPage` holds the parts and the one `h1`.',
      access: 'A region named by its `h2`.',
    },
  },
} satisfies Meta<typeof AccountPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!unpictured', 'phone-only', 'state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delete my account' })).toBeVisible();
  },
};
