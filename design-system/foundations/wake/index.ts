export { noteUseScript } from './note-use.ts';
export { typeInto, useWake, wake } from './wake.ts';
