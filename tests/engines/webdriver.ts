import { type Key, type Place, type Tab, viewport } from './browser.ts';

/** What the standard calls the keys that write nothing. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** A driver whose browser did not start says nothing. */
const ANSWERS_WITHIN_MS = 45_000;

/** Asks a driver for something, as https://www.w3.org/TR/webdriver2/ has it. */
async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(address, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}

const press = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

const clickAt = ({ x, y }: Place) => [
  { type: 'pointerMove', x, y },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Opens a browser of its own at a driver. @param driver its address */
export async function openSession(driver: string): Promise<Tab> {
  const session = (await ask('POST', `${driver}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const address = `${driver}/session/${session.sessionId}`;
  const post = (command: string, body = {}) => ask('POST', `${address}/${command}`, body);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  await post('window/rect', viewport);
  return {
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back')),
    reload: async () => void (await post('refresh')),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (place) => void (await act('pointer', clickAt(place))),
    type: async (text) => void (await act('key', [...text].flatMap(press))),
    press: async (key) => void (await act('key', press(keys[key]))),
    close: async () => void (await ask('DELETE', address)),
  };
}
