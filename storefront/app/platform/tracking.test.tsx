import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { thirdParties } from './third-parties.ts';
import { firstParty, identify, identifyQuietly, tracking, trackWith } from './tracking.ts';

const alone = { marketing: null, chat: null, feedback: null };
const TRACKER = 'https://marketing.example/track.js';
const CHAT = 'https://chat.example/chat.js';

let giveBack = () => {};
/** The scripts that were brought into the page; the simulated browser runs none. */
let brought: HTMLScriptElement[] = [];
beforeEach(() => {
  brought = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    brought.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  giveBack();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, '_learnq');
});

const scriptsIn = (address: string) => brought.filter(({ src }) => src === address);

describe('identification (specification, section 5)', () => {
  test.each([undefined, null, '', '  '])(
    'of a customer fails without an e-mail: %o',
    async (email) => {
      await expect(identify({ kind: 'customer', email })).rejects.toThrow(
        'Email is required for customer identification',
      );
    },
  );

  test('of a guest fails without an e-mail', async () => {
    await expect(identify({ kind: 'guest' })).rejects.toThrow('Guest email is required');
  });

  test('that fails is only logged as a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await identifyQuietly({ kind: 'guest', email: '' });
    giveBack = trackWith({ ...firstParty, identify: () => Promise.reject(new Error('away')) });
    await identifyQuietly({ kind: 'customer', email: 'noa@example.com' });
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('reaches whoever does marketing, with the address as it is', async () => {
    const told = vi.fn(async () => undefined);
    giveBack = trackWith({ ...firstParty, identify: told });
    await identify({ kind: 'customer', email: ' noa@example.com ', name: 'Noa' });
    expect(told).toHaveBeenCalledWith({ kind: 'customer', email: 'noa@example.com', name: 'Noa' });
  });
});

test('what happens before it is known who may hear of it is told then, and never after a no', async () => {
  vi.resetModules();
  const fresh = await import('./tracking.ts');
  const event = vi.fn();
  fresh.tracking().event('Added to Cart', { SKU: 'early' });
  fresh.trackWith({ ...fresh.firstParty, event })();
  expect(event.mock.calls).toEqual([['Added to Cart', { SKU: 'early' }]]);
  fresh.tracking().event('Added to Cart', { SKU: 'between' });
  fresh.trackWith({ ...fresh.firstParty, event })();
  expect(event).toHaveBeenCalledOnce();
});

describe('the shop by itself', () => {
  test('brings nothing of anybody else’s, and says how it is reached instead of by chat', async () => {
    tracking().event('Added to Cart', {});
    await identify({ kind: 'guest', email: 'ruth@example.com' });
    await expect(tracking().openChat()).rejects.toThrow(/Send us a message or an e-mail/);
    expect(brought).toEqual([]);
    expect(Reflect.has(window, '_learnq')).toBe(false);
  });

  test('does what no company is named for', async () => {
    giveBack = trackWith(thirdParties(alone));
    tracking().event('Added to Cart', {});
    await expect(tracking().openChat()).rejects.toThrow(/Send us a message/);
    expect(brought).toEqual([]);
  });
});

describe('a tracker', () => {
  test('comes with the first event, once, and finds all that was told before', async () => {
    giveBack = trackWith(thirdParties({ ...alone, marketing: TRACKER }));
    expect(scriptsIn(TRACKER)).toHaveLength(0);
    tracking().event('Added to Cart', { SKU: 'A' });
    await identify({ kind: 'customer', email: 'noa@example.com', name: 'Noa' });
    expect(scriptsIn(TRACKER)).toHaveLength(1);
    expect(Reflect.get(window, '_learnq')).toEqual([
      ['track', 'Added to Cart', { SKU: 'A' }],
      ['identify', { $email: 'noa@example.com', $first_name: 'Noa' }],
    ]);
  });

  test('that fails, fails alone', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    giveBack = trackWith(thirdParties({ ...alone, marketing: TRACKER }));
    const push = vi.fn(() => {
      throw new Error('quota');
    });
    Reflect.set(window, '_learnq', { push });
    expect(() => tracking().event('Added to Cart', {})).not.toThrow();
    expect(push).toHaveBeenCalledOnce();
  });
});

describe('a chat', () => {
  const open = async (outcome: 'load' | 'error') => {
    const opening = tracking().openChat();
    scriptsIn(CHAT).at(-1)?.dispatchEvent(new Event(outcome));
    return opening;
  };

  test('that does not come is said in a sentence, and may be tried again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    giveBack = trackWith(thirdParties({ ...alone, chat: CHAT }));
    await expect(open('error')).rejects.toThrow(/Send us a message or an e-mail/);
    const heard = vi.fn();
    window.addEventListener('otzar:open-chat', heard);
    await open('load');
    await open('load');
    // The one that did not come, and the one that did.
    expect(scriptsIn(CHAT)).toHaveLength(2);
    expect(heard).toHaveBeenCalledTimes(2);
    window.removeEventListener('otzar:open-chat', heard);
  });
});
