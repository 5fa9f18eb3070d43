import { readConfiguration, StartProblem } from './configuration.ts';
import { openShop } from './open.ts';

// Letters, pictures and data are their owner's alone.
process.umask(0o077);

try {
  await openShop(readConfiguration(process.env));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
