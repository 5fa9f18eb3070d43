import { libraryPages } from '../features/library/pages.ts';
import { loadDrawing } from '../features/product/drawing.ts';
import { mediaRoutes } from '../kit/pictures/routes.ts';
import type { Shop } from '../kit/shop.ts';
import { createApi } from './api.ts';
import type { Fetcher } from './pages/shop-api.ts';

/** API, pictures and books of this process. */
export function ownShop(shop: Shop, picturesFolder: string | undefined): Fetcher {
  const back = createApi(shop);
  back.route('/library', libraryPages(shop));
  if (picturesFolder !== undefined) {
    const pictures = mediaRoutes({
      loadDrawing: (...asked) => loadDrawing(shop, ...asked),
      cacheDir: picturesFolder,
    });
    back.route('/media', pictures);
  }
  return back.fetch;
}
