import { createApp } from '../../storefront/server/app/app.ts';
import { type Handler, Visitor } from '../contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../temporary-shop.ts';

/** A shop of its own, as it is seen from outside: by its answers, and by what stands in its database afterwards. */
export class Outside {
  readonly open: TemporaryShop;
  /** The shop with the clock that is turned here. */
  readonly shop: TemporaryShop['shop'];
  readonly #app: ReturnType<typeof createApp>;
  #ahead = 0;

  private constructor(open: TemporaryShop, proxies: number) {
    this.open = open;
    const clock = () => new Date(Date.now() + this.#ahead);
    this.shop = { ...open.shop, clock };
    this.#app = createApp({ shop: this.shop, proxies });
  }

  /** @param proxies how many of its own stand before it */
  static async stand(products = 40, proxies = 0): Promise<Outside> {
    return new Outside(await temporaryShop(products), proxies);
  }

  get db() {
    return this.open.shop.db;
  }

  /** Answers as to whoever calls from this address; from none where it is left out. */
  from(remoteAddress?: string, app = this.#app): Handler {
    const bindings = remoteAddress && { incoming: { socket: { remoteAddress } } };
    return async (request) => app.fetch(request, bindings || undefined);
  }

  /** Somebody with a session, who calls from an address. */
  visitor(remoteAddress?: string): Promise<Visitor> {
    return Visitor.known(this.from(remoteAddress));
  }

  /** Lets so many minutes go by. */
  wait(minutes: number): void {
    this.#ahead += minutes * 60_000;
  }

  close(): Promise<void> {
    return this.open.close();
  }
}
