import { makeCall } from './call.mjs';
import { NotMade } from './changes.mjs';
import { makeComponent } from './component.mjs';
import { makeScreen } from './screen.mjs';

const makers = { component: makeComponent, screen: makeScreen, call: makeCall };
const [kind, ...asked] = process.argv.slice(2);

try {
  console.log(makers[kind](asked).join('\n'));
} catch (error) {
  if (!(error instanceof NotMade)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
