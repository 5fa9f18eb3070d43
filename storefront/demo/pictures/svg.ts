/** Small pieces of SVG. Every number is rounded, so that files stay short and the same everywhere. */

type Value = string | number | undefined;

const written = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** Writes an element; attributes without a value are left out. */
export const element = (
  name: string,
  attributes: Record<string, Value>,
  ...children: string[]
): string => {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${written(value ?? '')}"`)
    .join('');
  return children.length > 0
    ? `<${name}${list}>${children.join('')}</${name}>`
    : `<${name}${list}/>`;
};

interface Paint {
  fill?: string;
  stroke?: string;
  'stroke-width'?: number;
  'stroke-linecap'?: 'round';
  'stroke-linejoin'?: 'round';
  'stroke-dasharray'?: string;
  opacity?: number;
  transform?: string;
  'clip-path'?: string;
}

/** A stroke without a fill. */
export const stroked = (stroke: string, width: number): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

export const path = (d: string, paint: Paint) => element('path', { d, ...paint });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint & { rx?: number },
) => element('rect', { x, y, width, height, ...paint });
export const circle = (cx: number, cy: number, r: number, paint: Paint) =>
  element('circle', { cx, cy, r, ...paint });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint) =>
  element('ellipse', { cx, cy, rx, ry, ...paint });
export const group = (paint: Paint, ...children: string[]) =>
  element('g', { ...paint }, ...children);

/** A place, a scale and a turn for something drawn around 0, 0. */
export const placedAt = (x: number, y: number, scale: number, turn: number, content: string) =>
  group(
    {
      transform: `translate(${written(x)} ${written(y)}) rotate(${written(turn)}) scale(${Math.round(scale * 1000) / 1000})`,
    },
    content,
  );

/** Shows of the content only what lies within a shape; `id` must be its own in the picture. */
export const clipped = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** A straight gradient from one point to another in fractions of the shape; stops are `[offset, color, opacity]`. */
export const gradient = (
  id: string,
  [x1, y1, x2, y2]: [number, number, number, number],
  stops: [number, string, number?][],
) =>
  element(
    'linearGradient',
    { id, x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2) },
    ...stops.map(([offset, color, opacity]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': color,
        'stop-opacity': opacity === undefined ? undefined : String(opacity),
      }),
    ),
  );

/** A round gradient, e.g. for light and soft shadows. */
export const radial = (
  id: string,
  [cx, cy, r]: [number, number, number],
  stops: [number, string, number][],
) =>
  element(
    'radialGradient',
    { id, cx: String(cx), cy: String(cy), r: String(r) },
    ...stops.map(([offset, color, opacity]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': color,
        'stop-opacity': String(opacity),
      }),
    ),
  );

/** Numbers 0 to `count` less one. */
export const upTo = (count: number) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => at);

/** A point on a circle; 0° points right, 90° down. */
export const polar = (radius: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
};
