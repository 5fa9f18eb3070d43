export { noteUseScript } from './note-use.ts';
export { type PartAsleep, partAsleep, typeInto, useWake, wake, wakeLeading } from './wake.ts';
