import { openCamera } from './camera.mjs';
import { compare, tolerances } from './picture.mjs';

const PROBE = 'foundations-probe--right';

/** What the tool must see, by the arguments that bring it about on the probe. */
const faults = {
  'a shift by one pixel': 'shift:1',
  'a changed token': 'redder:!true',
  'a missing glyph': 'glyphMissing:!true',
  'a wrong direction': 'direction:rtl',
};

async function takeProbe(browser, origin, args) {
  const camera = await openCamera(browser, origin, { args });
  try {
    const drawing = await camera.take(PROBE);
    return await drawing.read();
  } finally {
    await camera.close();
  }
}

/**
 * Proves on a story made for it that the tool sees each fault, and none where there is none.
 * @returns {Promise<{ proofs: number, broken: string[] }>} a sentence for each proof that failed
 */
export async function proveTheTool(browser, origin) {
  const right = await takeProbe(browser, origin, '');
  const again = await takeProbe(browser, origin, '');
  const broken = [];
  if (!compare(right, again, tolerances.strict).same) {
    broken.push('The tool sees a change where nothing changed.');
  }
  for (const [fault, args] of Object.entries(faults)) {
    const wrong = await takeProbe(browser, origin, args);
    if (compare(right, wrong, tolerances.strict).same)
      broken.push(`The tool does not see ${fault}.`);
  }
  return { proofs: Object.keys(faults).length + 1, broken };
}
