import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '../db/database.ts';
import { bundled, rootFolder, serverFolder } from '../db/folders.ts';
import type { PictureSource } from '../kit/pictures/picture-source.ts';

/** The catalogue that comes with a clone. */
export interface Demo {
  /** Draws the pictures of its products, and of whatever else says what is to be seen. */
  pictures: PictureSource;
  /**
   * Fills a shop that nothing has ever been in; to be called while no other process does the same.
   * @returns whether it did
   */
  seedWhenNew(db: Database, options: { withTrial: boolean }): Promise<boolean>;
}

const file = bundled
  ? join(serverFolder, 'build', 'demo.js')
  : join(rootFolder, 'storefront', 'demo', 'demo.ts');

/** The one place where the shop asks for its demo. @returns nothing where `storefront/demo` was deleted */
export async function loadDemo(): Promise<Demo | undefined> {
  if (!existsSync(file)) return undefined;
  const { demo }: { demo: Demo } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return demo;
}
