export { DepartmentTiles, type DepartmentTilesProps } from './DepartmentTiles.tsx';
