export const digitalLibrary = 'Digital library';
export const notLoaded = 'We could not load your digital library';
