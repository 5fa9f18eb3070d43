export { Picture, type PictureProps, type PictureSource, pictureWidths } from './Picture.tsx';
