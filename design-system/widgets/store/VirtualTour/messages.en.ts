export const didNotLoad = 'The tour did not load. Reload the page to try again.';
export const isBeingDrawn = 'The tour is being drawn. Until then, come and see for yourself.';
export const tour = 'Tour of the store. Arrow keys look around, plus and minus zoom.';
/** Within a picture, where left is left in every language. */
export const lookLeft = 'Look left';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const lookRight = 'Look right';
export const places = 'Places in the store';
