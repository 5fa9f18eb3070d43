import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { namesOf } from '../bad-input.examples.ts';
import { examples } from './NoticeDock.guide.tsx';
import { NoticeDock } from './NoticeDock.tsx';

const storm = (
  <Banner label="Storm" tone="warning" icon="warning">
    A storm holds up parcels in the Northeast. Allow two more days.
  </Banner>
);

const meta = {
  title: 'Components/NoticeDock',
  component: NoticeDock,
  args: { children: storm },
  decorators: [
    (Story) => (
      <>
        <main>
          {namesOf('Line', 40).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </main>
        <Story />
      </>
    ),
  ],
  tags: ['responsive'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: 'Once, as the last thing of a page: for notices that come while a page is read, such as a lost connection.',
      instead:
        'What is known when the page is drawn stands above it: `Banner` alone. What answers the shopper’s own doing: `MessageStack`.',
      access:
        'A polite live region, empty until something comes. It covers nothing for good: at the end of the page it stands below the last line.',
      examples,
    },
  },
} satisfies Meta<typeof NoticeDock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Docked: Story = { tags: ['scrolled'] };

/** What comes later comes into a region that was there before. */
export const ComesLater: Story = {
  tags: ['unpictured'],
  render: function Later(args) {
    const [come, setCome] = useState(false);
    return (
      <>
        <Button onClick={() => setCome(true)}>Let it storm</Button>
        <NoticeDock {...args}>{come && storm}</NoticeDock>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const dock = canvasElement.querySelector('[aria-live]');
    await expect(dock).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it storm' }));
    await expect(dock).toHaveTextContent('A storm holds up parcels');
  },
};
