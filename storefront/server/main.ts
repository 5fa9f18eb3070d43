import { readConfiguration, StartProblem } from './configuration.ts';
import { openShop } from './open.ts';

try {
  await openShop(readConfiguration(process.env));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
