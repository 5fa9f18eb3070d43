import { vars } from '@otzar/tokens';
import styled from 'styled-components';

type Tone = 'accent' | 'ink' | 'olive' | 'gold' | 'paper';

/** Books standing on the line, in the drawing's own units. `mark` is how far down the ornament sits. */
const standing: { x: number; width: number; height: number; tone: Tone; mark: number }[] = [
  { x: 2, width: 44, height: 262, tone: 'accent', mark: 92 },
  { x: 49, width: 32, height: 226, tone: 'paper', mark: 60 },
  { x: 84, width: 60, height: 304, tone: 'ink', mark: 110 },
  { x: 147, width: 30, height: 246, tone: 'olive', mark: 70 },
  { x: 180, width: 22, height: 206, tone: 'gold', mark: 54 },
  { x: 205, width: 52, height: 284, tone: 'paper', mark: 100 },
  { x: 260, width: 34, height: 238, tone: 'accent', mark: 66 },
];

const lying: { x: number; y: number; width: number; height: number; tone: Tone }[] = [
  { x: 384, y: 318, width: 172, height: 40, tone: 'ink' },
  { x: 396, y: 288, width: 150, height: 28, tone: 'paper' },
  { x: 390, y: 250, width: 162, height: 36, tone: 'olive' },
];

const FLOOR = 358;

const Drawing = styled.svg`
  stroke-width: 1.5;

  .accent {
    fill: ${vars.color.accent.default};
  }

  .ink {
    fill: ${vars.color.text.default};
  }

  .olive {
    fill: ${vars.color.success.default};
  }

  .gold {
    fill: ${vars.color.decoration.gold};
  }

  .paper {
    fill: ${vars.color.surface.raised};
    stroke: ${vars.color.line.strong};
  }

  .tooling {
    fill: none;
    stroke: ${vars.color.decoration.gold};
  }

  .gold + .tooling {
    stroke: ${vars.color.surface.page};
  }

  .shine {
    fill: none;
    stroke: ${vars.color.surface.page};
    stroke-linecap: round;
    opacity: 0.5;
  }
`;

/** Two double bands and a lozenge, as on a tooled spine. */
function spine(x: number, width: number, height: number, mark: number) {
  const top = FLOOR - height;
  const middle = x + width / 2;
  const half = Math.min(width / 4, 9);
  const bands = [16, 21, height - 34, height - 29].map((y) => `M${x} ${top + y}h${width}`).join('');
  const lozenge = `M${middle} ${top + mark - half * 1.6}l${half} ${half * 1.6}l${-half} ${half * 1.6}l${-half} ${-half * 1.6}z`;
  return `${bands}${lozenge}`;
}

/** The hero's picture: a shelf of books, and a pomegranate on the pile at its end. */
export function Bookshelf() {
  return (
    <Drawing viewBox={`0 0 560 ${FLOOR}`} aria-hidden="true" focusable="false">
      {standing.map(({ x, width, height, tone, mark }) => (
        <g key={x}>
          <rect className={tone} x={x} y={FLOOR - height} width={width} height={height} rx="2" />
          <path className="tooling" d={spine(x, width, height, mark)} />
        </g>
      ))}
      <g transform={`rotate(-10 338 ${FLOOR})`}>
        <rect className="gold" x="338" y={FLOOR - 232} width="36" height="232" rx="2" />
        <path className="tooling" d={spine(338, 36, 232, 84)} />
      </g>
      {lying.map(({ x, y, width, height, tone }) => (
        <g key={y}>
          <rect className={tone} x={x} y={y} width={width} height={height} rx="2" />
          <path
            className="tooling"
            d={`M${x + 14} ${y}v${height}M${x + 19} ${y}v${height}M${x + width - 19} ${y}v${height}M${x + width - 14} ${y}v${height}M${x + 48} ${y + height / 2}h${width - 96}`}
          />
        </g>
      ))}
      <path
        className="accent"
        d="M470 164c-6 0-11-1-15-3l-7-22c-1-3 2-5 4-3l10 8 6-13c1-2 3-2 4 0l6 13 10-8c2-2 5 0 4 3l-7 22c-4 2-9 3-15 3zm0 5c10 0 18-2 24-5 18 8 29 24 29 42 0 26-22 44-53 44s-53-18-53-44c0-18 11-34 29-42 6 3 14 5 24 5z"
      />
      <path className="shine" d="M431 214c-3-15 3-28 15-36" />
    </Drawing>
  );
}
