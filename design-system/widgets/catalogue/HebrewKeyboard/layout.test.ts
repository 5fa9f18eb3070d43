import { describe, expect, it } from 'vitest';
import { nameOfKey, rows } from './layout.ts';

const typed = (layer: 'plain' | 'shifted') =>
  rows.map((row) => row.map((key) => key[layer]).join(''));

describe('the Israeli layout SI-1452', () => {
  it('has every letter once, the final ones too', () => {
    const letters = typed('plain')
      .join('')
      .replaceAll(/[^א-ת]/g, '');
    expect([...letters].sort().join('')).toBe('אבגדהוזחטיךכלםמןנסעףפץצקרשת');
  });

  it('lies as the standard has it', () => {
    expect(typed('plain')[1]).toBe("/'קראטוןםפ][\\");
    expect(typed('plain')[2]).toBe('שדגכעיחלךף,');
    expect(typed('plain')[3]).toBe('זסבהנמצתץ.');
  });

  it('gives mirrored brackets with shift, as they face the other way', () => {
    expect(typed('shifted')[0]).toBe('~!@#$%^&*)(_+');
    expect(rows.every((row) => row.every(({ plain, shifted }) => plain !== shifted))).toBe(true);
  });

  it('names each key', () => {
    expect(nameOfKey('ש')).toBe('ש shin');
    expect(nameOfKey('7')).toBe('7');
    expect(nameOfKey('Q')).toBe('Q');
    const unnamed = rows
      .flat()
      .filter(({ plain }) => !/[0-9]/.test(plain) && nameOfKey(plain) === plain);
    expect(unnamed).toEqual([]);
  });
});
