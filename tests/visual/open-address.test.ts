import { describe, expect, it } from 'vitest';
import { openerOf } from './open-address.mjs';

const address = 'http://127.0.0.1:4000/secret/';
const terminal = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true };

describe('the address of a review', () => {
  it.each([
    ['linux', { DISPLAY: ':0' }, ['xdg-open', address]],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', address]],
    ['darwin', {}, ['open', address]],
    ['win32', {}, ['cmd', '/c', 'start', '', address]],
  ])('is opened at a terminal of %s', (platform, env, command) => {
    expect(openerOf(address, { ...terminal, platform, env })).toEqual(command);
  });

  it.each([
    ['in CI', { env: { DISPLAY: ':0', CI: 'true' } }],
    ['where its words go into a file', { isTerminal: false }],
    ['without a screen', { env: {} }],
    ['on a system that is not known', { platform: 'aix' }],
  ])('is only said %s', (_where, other) => {
    expect(openerOf(address, { ...terminal, ...other })).toBeUndefined();
  });
});
