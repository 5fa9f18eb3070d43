import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours } from './Colours.tsx';
import { InBothThemes, TokenTable, tokensUnder } from './Tokens.tsx';

const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: {
    guide: {
      use: 'Every color, length, face and motion of the shop, as the build of `tokens/` writes them. Styles name the semantic ones and nothing else.',
      instead:
        'Where no token fits, the scale is asked first, and then the designer; a raw value fails a test.',
      access:
        'Each color says on what it may stand and what contrast it owes there; a test holds every one of them, in both themes. Motion is 0 where it is reduced.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <Colours /> };

export const Type: Story = {
  render: () => (
    <TokenTable
      title="Type"
      tokens={tokensUnder('font')}
      sample={({ path: [, group], name }) => {
        const style = {
          family: { fontFamily: `var(${name})`, fontSize: 'var(--font-size-3)' },
          size: { fontFamily: 'var(--font-family-display)', fontSize: `var(${name})` },
          weight: { fontWeight: `var(${name})` },
          lineHeight: { lineHeight: `var(${name})` },
        }[group ?? ''];
        return (
          <p style={style}>
            Words and <span lang="he">מילים</span>
          </p>
        );
      }}
    >
      Frank Ruhl Libre for display, Heebo for text, each one face for Latin and Hebrew. Sizes grow
      between a phone and a desktop.
    </TokenTable>
  ),
};

export const Space: Story = {
  render: () => (
    <TokenTable
      title="Space"
      tokens={[...tokensUnder('space'), ...tokensUnder('size')]}
      sample={({ name }) => (
        <span className="bar" style={{ inlineSize: `min(var(${name}), 100%)` }} />
      )}
    >
      Steps of 4 px, and the sizes of what the shop is built of.
    </TokenTable>
  ),
};

export const Radius: Story = {
  render: () => (
    <TokenTable
      title="Radius and border"
      tokens={[...tokensUnder('radius'), ...tokensUnder('border')]}
      sample={({ path: [group], name }) => (
        <span
          className="box"
          style={
            group === 'radius' ? { borderRadius: `var(${name})` } : { borderWidth: `var(${name})` }
          }
        />
      )}
    >
      Small for controls, medium for cards, large for dialogs.
    </TokenTable>
  ),
};

export const Shadow: Story = {
  // It shows both grounds itself, and a light one cannot stand on a dark page.
  globals: { theme: 'light' },
  render: () => (
    <TokenTable
      title="Shadow"
      tokens={tokensUnder('shadow')}
      sample={({ name }) => (
        <InBothThemes>
          <span className="box" style={{ boxShadow: `var(${name})` }} />
        </InBothThemes>
      )}
    >
      One soft shadow, for what floats over the page.
    </TokenTable>
  ),
};

export const Motion: Story = {
  render: () => (
    <TokenTable
      title="Motion"
      tokens={tokensUnder('motion')}
      sample={({ path: [, group], name }) => (
        <span
          className="bar moving"
          style={
            group === 'duration'
              ? { transitionDuration: `var(${name})` }
              : { transitionTimingFunction: `var(${name})` }
          }
        />
      )}
    >
      Point at a bar to see it move. Nothing moves where the shopper asked for reduced motion.
    </TokenTable>
  ),
};

export const Breakpoint: Story = {
  render: () => (
    <TokenTable
      title="Breakpoint"
      tokens={[...tokensUnder('breakpoint'), ...tokensUnder('zIndex')]}
      sample={({ path: [group], value }) =>
        group === 'breakpoint' ? (
          <span className="bar" style={{ inlineSize: `calc(${value} / 6)` }} />
        ) : (
          <span>{value}</span>
        )
      }
    >
      The desktop layout applies from 770 px. In styles: @media $&#123;media.desktop&#125;.
    </TokenTable>
  ),
};
