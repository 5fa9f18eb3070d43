export { recordUseScript } from './record-use.ts';
export {
  type DehydratedPart,
  dehydratedPart,
  replay,
  replayNavigation,
  typeInto,
  useReplay,
} from './replay.ts';
