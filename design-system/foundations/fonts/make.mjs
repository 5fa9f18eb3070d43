import { writeFileSync } from 'node:fs';
import { cutFace, namedFaces, pathOf } from './subset.mjs';

for (const face of namedFaces()) {
  const cut = await cutFace(face);
  writeFileSync(pathOf(face.file), cut);
  console.log(`${(cut.length / 1000).toFixed(1).padStart(5)} kB  ${face.file}`);
}
