import { readCustomer } from '@otzar/contract/customer';
import { noa } from '@otzar/contract/customer.examples';
import { emptyBag } from '@otzar/domain/bag';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { sampleServer } from '../../mocks/sample-server.ts';
import { call } from '../../platform/http.ts';

/** A browser that knows a customer, or nobody, and has nothing of a bag in it. */
function comeBackAs(owner: number | null, favorites: number[] = []): void {
  leaveInBrowser({
    kept: {
      bag: { version: 1, data: { ...emptyBag, owner, favorites } },
      ...(owner !== null && { customer: { version: 1, data: noa } }),
    },
  });
}

/** A shop that knows a customer, whose browser has read nothing yet of their bag. */
export function unreadBag() {
  const { shop, renew } = sampleServer(true);
  /** The shop answers, and knows this browser's customer. */
  const answerAgain = async () => {
    renew();
    await call(readCustomer);
  };
  beforeEach(async () => {
    comeBackAs(noa.id);
    await answerAgain();
  });
  const refuse = (path: string) =>
    shop.use(http.get(path, () => HttpResponse.json({ message: 'No.' }, { status: 503 })));
  return { shop, comeBackAs, refuse, answerAgain };
}
