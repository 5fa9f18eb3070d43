export { Favorite, type FavoriteProps } from './Favorite.tsx';
