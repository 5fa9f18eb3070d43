import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface StoreMapProps extends ComponentPropsWithRef<'svg'> {
  /** The street the store is in, and the one that crosses it. */
  streets: readonly [string, string];
  /** The store's name, beside the pin. */
  name: string;
}

const Picture = styled.svg`
  inline-size: 100%;
  aspect-ratio: 1;
  background: ${vars.color.surface.sunken};

  .block {
    fill: ${vars.color.surface.raised};
    stroke: ${vars.color.line.default};
  }

  .park {
    fill: ${vars.color.surface.success};
    stroke: ${vars.color.line.default};
  }

  .tree {
    fill: none;
    stroke: ${vars.color.success.default};
    opacity: 0.55;
  }

  .water {
    fill: ${vars.color.line.default};
  }

  .wave {
    fill: none;
    stroke: ${vars.color.surface.page};
    stroke-width: 2;
  }

  .avenue {
    fill: none;
    stroke: ${vars.color.surface.page};
    stroke-width: 22;
  }

  .dashes {
    fill: none;
    stroke: ${vars.color.line.strong};
    stroke-dasharray: 8 10;
  }

  .store {
    fill: ${vars.color.surface.accent};
    stroke: ${vars.color.accent.default};
    stroke-width: 2;
  }

  .pin {
    fill: ${vars.color.accent.default};
    stroke: ${vars.color.surface.raised};
    stroke-width: 2;
  }

  .hole {
    fill: ${vars.color.surface.raised};
  }

  text {
    fill: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[0]};
    text-anchor: middle;
  }

  .name {
    fill: ${vars.color.text.default};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
    paint-order: stroke;
    stroke: ${vars.color.surface.raised};
    stroke-width: 5;
    stroke-linejoin: round;
  }

  .compass {
    fill: none;
    stroke: ${vars.color.decoration.gold};
    stroke-width: 1.5;
  }
`;

const columns = [-40, 96, 232, 400, 536, 672];
const rows = [-60, 44, 148, 276, 380];

const trees: [x: number, y: number][] = [
  [428, 72],
  [462, 98],
  [498, 66],
  [446, 116],
  [504, 112],
];

/**
 * The streets about the store, drawn from the theme's own colours: no map service sees the shopper, and
 * it is there offline.
 */
export function StoreMap({ streets, name, ...rest }: StoreMapProps) {
  return (
    <Picture viewBox="0 0 720 400" direction="ltr" {...rest}>
      <path className="water" d="M600 0C650 90 610 180 660 280S690 370 680 400H720V0Z" />
      <path className="wave" d="M650 60q12 8 24 0t24 0M668 150q12 8 24 0t24 0M684 260q12 8 24 0" />
      <g transform="rotate(-6 360 200)">
        {columns.flatMap((x) =>
          rows.map((y) => (
            <rect
              key={`${x} ${y}`}
              className={x === 400 && y === 44 ? 'park' : 'block'}
              x={x}
              y={y}
              width="118"
              height="88"
              rx="3"
            />
          )),
        )}
        {trees.map(([x, y]) => (
          <circle key={x} className="tree" cx={x} cy={y} r="11" />
        ))}
        <path className="avenue" d="M-60 256H700M375 -60V480" />
        <path className="dashes" d="M-60 256H700M375 -60V480" />
        <rect className="store" x="290" y="186" width="60" height="50" rx="3" />
        <text x="222" y="261">
          {streets[0]}
        </text>
        <text x="375" y="332" transform="rotate(-90 375 332)" dy="5">
          {streets[1]}
        </text>
      </g>
      <path className="pin" d="M320 214c-20-24-30-37-30-51a30 30 0 0 1 60 0c0 14-10 27-30 51z" />
      <circle className="hole" cx="320" cy="162" r="11" />
      <text className="name" x="320" y="120">
        {name}
      </text>
      <g className="compass" transform="translate(52 340)">
        <circle r="24" />
        <path d="M0-32L6 0 0 32-6 0zM-32 0L0-6 32 0 0 6z" />
      </g>
    </Picture>
  );
}
