import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReturnLabel } from './ReturnLabel.tsx';

const meta = {
  title: 'Widgets/ReturnConfirmation/Label',
  component: ReturnLabel,
  args: {
    code: '940011020555',
    service: 'Ground, prepaid',
    from: ['Ruth Cohen', '18 Orchard Street', 'New York, NY 10002'],
    to: ['Otzar Returns', '48 Orchard Row', 'New York, NY 10002'],
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      hebrew: 'Parcels are labelled in English letters.',
    },
    guide: {
      use: 'Inside `ReturnConfirmation`, or alone in a mail: the label of a parcel that comes back.',
      instead: 'What is enclosed is an `OrderSheet`.',
      access:
        'A figure named by its number; the bar code says its digits, which stand below it too.',
    },
  },
} satisfies Meta<typeof ReturnLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prepaid: Story = { tags: ['print', 'state-guest'] };
