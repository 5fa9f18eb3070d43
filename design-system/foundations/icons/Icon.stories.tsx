import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawings } from './drawings.ts';
import { Icon, type IconName } from './Icon.tsx';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'bag' },
  parameters: {
    guide: {
      use: 'Beside words, or in a button that has a name: a line drawing in the color of the text.',
      instead:
        'A picture of a product is a `Picture`. A drawing that nobody understands without a word is no icon: write the word.',
      access:
        'Hidden from screen readers; the name stands beside it or in a label. Arrows and the truck turn round with the direction of the text. The drawings themselves are in the page once, see `iconSheet`.',
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names: IconName[] = [...(Object.keys(drawings) as (keyof typeof drawings)[]), 'heart-filled'];

const grid = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.thumbnailLarge}, 1fr))`,
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

export const All: Story = {
  render: () => (
    <ul style={grid}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', gap: vars.space[1], justifyItems: 'center' }}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space[4] }}>
      <Icon name="gift" size="small" />
      <Icon name="gift" />
      <Icon name="gift" size="large" />
    </div>
  ),
};

/** What points along the line of text turns round with it. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ display: 'flex', gap: vars.space[4] }}>
      <Icon name="chevron-start" />
      <Icon name="chevron-end" />
      <Icon name="truck" />
      <Icon name="search" />
    </div>
  ),
};
