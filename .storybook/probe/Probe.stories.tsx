import type { Meta, StoryObj } from '@storybook/react-vite';

interface ProbeProps {
  /** By how many px the block is moved. */
  shift: number;
  /** Whether the accent is one step of one channel redder than its token. */
  redder: boolean;
  /** Whether one letter of the Hebrew word has no glyph. */
  glyphMissing: boolean;
  direction: 'ltr' | 'rtl';
}

/** A word, a token and a direction, with one thing wrong at a time: what the picture tool must see. */
function Probe({ shift, redder, glyphMissing, direction }: ProbeProps) {
  return (
    <div dir={direction}>
      <p
        style={{
          inlineSize: 'fit-content',
          marginInlineStart: `${shift}px`,
          padding: 'var(--space-3)',
          background: redder
            ? 'color-mix(in srgb, var(--color-accent-default) 99%, red)'
            : 'var(--color-accent-default)',
          color: 'var(--color-accent-text-on)',
        }}
      >
        Words and <span lang="he">{glyphMissing ? 'של\u{10FFFD}ם' : 'שלום'}</span>
      </p>
    </div>
  );
}

const meta = {
  title: 'Foundations/Probe',
  component: Probe,
  // Made for the picture tool's own proof, not for designers: it stays out of the menu.
  tags: ['!dev', '!autodocs'],
  args: { shift: 0, redder: false, glyphMissing: false, direction: 'ltr' },
  parameters: {
    guide: {
      use: 'In the proof that the picture tool sees what it must.',
      instead: 'Any other component, for anything else.',
      access: 'Nothing: nobody but the tool looks at it.',
    },
  },
} satisfies Meta<typeof Probe>;

export default meta;

export const Right: StoryObj<typeof meta> = {};
