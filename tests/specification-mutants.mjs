import { register } from 'tsx/esm/api';

register();
const { runMutants } = await import('./specification-mutants/run.ts');
process.exitCode = await runMutants(process.argv.slice(2));
