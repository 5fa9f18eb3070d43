/** A color of an object: its body, its light and shaded sides, and the ground it stands on best. */
export interface Shade {
  base: string;
  light: string;
  dark: string;
  /** Average of the ground behind it. */
  ground: string;
}

/** The shop's colors, by the key that a motif names them by. */
export const shades = {
  pomegranate: { base: '#9b1b30', light: '#b93a4a', dark: '#6d1021', ground: '#efe2d8' },
  olive: { base: '#6b7440', light: '#8a935b', dark: '#4a522a', ground: '#e9e6d6' },
  gold: { base: '#c9983a', light: '#dfb763', dark: '#97701f', ground: '#f1e8d3' },
  indigo: { base: '#2f3f6e', light: '#4c5e92', dark: '#1d2948', ground: '#e8e5de' },
  clay: { base: '#b8623d', light: '#d08460', dark: '#894426', ground: '#f0e3d5' },
  sand: { base: '#d9c7a3', light: '#eadcc0', dark: '#b09b74', ground: '#ece5d8' },
  sage: { base: '#93a58a', light: '#b1c0a8', dark: '#6c7f64', ground: '#e6e7dc' },
  ink: { base: '#2a3442', light: '#4b5768', dark: '#161d27', ground: '#e9e5dc' },
  sky: { base: '#7fa3b8', light: '#a5c0cf', dark: '#577d94', ground: '#e4e6e0' },
  rose: { base: '#cf8d86', light: '#e0aca5', dark: '#a5665f', ground: '#f1e4de' },
} as const satisfies Record<string, Shade>;
export type ShadeKey = keyof typeof shades;

const isShade = (key: string | undefined): key is ShadeKey => key !== undefined && key in shades;

/** The shade that a motif names in its second place, or sand where it names none. */
export const shadeOf = (key: string | undefined): Shade => shades[isShade(key) ? key : 'sand'];

/** Three inks of an ornament: its body, its second color and its light. */
export interface Inks {
  a: string;
  b: string;
  c: string;
}

/** A cover's colors: ground, letters and three inks for what is drawn on it. */
export interface CoverPalette extends Inks {
  ground: string;
  ink: string;
}

const palette = (ground: string, ink: string, a: string, b: string, c: string): CoverPalette => ({
  ground,
  ink,
  a,
  b,
  c,
});

export const coverPalettes = {
  pomegranate: palette('#9b1b30', '#f8ecd8', '#e3b552', '#6b0f20', '#f0c9b5'),
  cream: palette('#f4ecdd', '#1b2430', '#9b1b30', '#6b7440', '#dba944'),
  indigo: palette('#27386b', '#f5ead6', '#dda845', '#16234a', '#e8bda6'),
  olive: palette('#5d6738', '#f7f0de', '#e6bd5c', '#3c4423', '#e2a17c'),
  gold: palette('#dba944', '#1f2836', '#9b1b30', '#34446f', '#fbefd2'),
  ink: palette('#1b2430', '#f3e9d6', '#cf9f42', '#a3283b', '#6f8d99'),
  clay: palette('#bb6441', '#fdf3e2', '#2b3960', '#7c361f', '#f3cb78'),
  sage: palette('#b9c4a8', '#222e1e', '#9b1b30', '#55633b', '#f7f1e1'),
  sky: palette('#a8c3cd', '#1c2b44', '#b5412f', '#2f4f77', '#f8efdd'),
  blush: palette('#edcbbb', '#4a1420', '#9b1b30', '#2f3f6e', '#fbf1e3'),
  porcelain: palette('#f7f2e6', '#2a3a68', '#2f4583', '#7fa3b8', '#d99a3c'),
  plum: palette('#4b2140', '#f6e7d4', '#df9f52', '#7e3c63', '#cbb9a8'),
  teal: palette('#1e5054', '#f6eedc', '#e5ac5b', '#3b7d7e', '#e07f60'),
  straw: palette('#efdeb2', '#2b2a20', '#7a1f2e', '#6b7440', '#c2842a'),
  white: palette('#fbf8f1', '#1b2430', '#2d6668', '#9b1b30', '#e2a640'),
  night: palette('#141d36', '#efe8d6', '#e8c871', '#2c3d69', '#93a9cb'),
} as const satisfies Record<string, CoverPalette>;
export type CoverPaletteKey = keyof typeof coverPalettes;
