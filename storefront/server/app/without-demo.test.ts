import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHouse, type HouseCopy } from '../../../tests/generators/house-copy.ts';
import { endShop, type ShopProcess, startShop } from '../../../tests/shop-process.ts';

let house: HouseCopy;
let dataFolder: string;
let shop: ShopProcess | undefined;

beforeAll(async () => {
  house = copyHouse();
  dataFolder = await mkdtemp(join(tmpdir(), 'otzar-without-demo-'));
});

afterAll(async () => {
  if (shop) await endShop(shop);
  house.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const read = async (path: string) => {
  const response = await fetch(`http://localhost:${shop?.port}${path}`);
  return { status: response.status, body: await response.json() };
};

test('a shop whose demo was deleted is built and opened, and is empty', async () => {
  await rm(join(house.folder, 'storefront/demo'), { recursive: true });
  await house.run(
    '--input-type=module',
    '-e',
    "await (await import('./storefront/server/build.mjs')).buildServer()",
  );
  const place = { databaseUrl: null, dataFolder };
  shop = await startShop(place, {}, join(house.folder, 'storefront/server'));
  expect(await read('/api/health')).toMatchObject({ status: 200 });
  expect(await read('/api/categories')).toEqual({ status: 200, body: [] });
  expect(await read('/api/home')).toMatchObject({ status: 200, body: { departments: [] } });
});
