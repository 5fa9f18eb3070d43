import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Foundations/Link',
  component: Link,
  args: { href: '/bag', children: 'Bag' },
  parameters: {
    guide: {
      use: 'For everything that leads somewhere. The application puts its router’s link in the place of the plain one.',
      instead:
        'What does something here is a `Button`; a link that looks like one is a `ButtonLink`.',
      access:
        'An anchor with an address, so it works before the page is awake, opens in a tab of its own, and is found by search engines. Its words say where it leads.',
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/bag');
  },
};

/** The application puts its router's link in the place of the plain one. */
export const FromTheApplication: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={(props) => <a data-router="true" {...props} />}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bag' })).toHaveAttribute('data-router', 'true');
  },
};
