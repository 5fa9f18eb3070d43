export const picturesOf = (title: string) => `Pictures of ${title}`;

export const zoom = 'Zoom';

/** `shown` is what the picture shows, or empty. */
export const thumbnail = (place: number, count: number, shown: string) =>
  `Picture ${place} of ${count}${shown && `: ${shown}`}`;

export const place = (place: number, count: number) => `${place} of ${count}`;
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const close = 'Close';
export const picture = 'Picture';
export const previous = 'Previous picture';
export const next = 'Next picture';
