import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, ellipse, path, placedAt, rect, stroked } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid, type Thing } from './thing.ts';
import { drop } from './vessel.ts';

const flame = (x: number, y: number, scale = 1) =>
  placedAt(
    x,
    y,
    scale,
    0,
    `<g filter="url(#blur14)" opacity="0.75">${circle(0, -34, 58, { fill: '#ffdf9a' })}</g>` +
      path('M0 2V-22', stroked('#3a2a20', 5)) +
      path('M0 -88C22 -56 24 -40 18 -24C12 -10 -12 -10 -18 -24C-24 -40 -16 -54 0 -88Z', {
        fill: '#f2a63a',
      }) +
      path('M0 -62C10 -44 12 -34 8 -25C4 -18 -4 -18 -8 -25C-12 -34 -8 -46 0 -62Z', {
        fill: '#fff1c4',
      }),
  );

const wax = (thing: Thing) => (thing.chance.happens(0.5) ? '#f1e2bf' : thing.shade.light);

/** A pillar with a printed paper band. */
export const candle: DrawThing = (thing) => {
  const [w, h] = [310, 520];
  const [left, top] = [MIDDLE - w / 2, BASELINE - h];
  const body = `M${left} ${top}V${BASELINE - 16}Q${MIDDLE} ${BASELINE + 20} ${left + w} ${BASELINE - 16}V${top}Z`;
  const band = `M${left - 2} ${top + 170}Q${MIDDLE} ${top + 206} ${left + w + 2} ${top + 170}V${top + 390}Q${MIDDLE} ${top + 426} ${left - 2} ${top + 390}Z`;
  return (
    drop(body) +
    contact(left, w) +
    path(body, { fill: wax(thing) }) +
    path(band, { fill: CREAM }) +
    printed('band', band, thing, {
      x: left - 4,
      y: top + 182,
      width: w + 10,
      height: 250,
      step: 106,
      rows: 2,
    }) +
    path(
      `M${left - 2} ${top + 182}Q${MIDDLE} ${top + 218} ${left + w + 2} ${top + 182}M${left - 2} ${top + 379}Q${MIDDLE} ${top + 415} ${left + w + 2} ${top + 379}`,
      stroked(thing.shade.base, 6),
    ) +
    path(body, { fill: 'url(#round)' }) +
    ellipse(MIDDLE, top, w / 2, 25, { fill: '#f8edd2' }) +
    ellipse(MIDDLE, top + 2, w / 2 - 30, 15, { fill: '#e9d6a8' }) +
    flame(MIDDLE, top, 1.25)
  );
};

export const candleGlass: DrawThing = (thing) => {
  const [w, h] = [350, 420];
  const [left, top] = [MIDDLE - w / 2, BASELINE - h];
  const body = `M${left} ${top}V${BASELINE - 34}Q${left} ${BASELINE} ${left + 34} ${BASELINE}H${left + w - 34}Q${left + w} ${BASELINE} ${left + w} ${BASELINE - 34}V${top}Z`;
  return (
    drop(body) +
    contact(left, w) +
    path(body, { fill: thing.shade.light, opacity: 0.5 }) +
    path(
      `M${left + 14} ${top + 92}H${left + w - 14}V${BASELINE - 40}Q${left + w - 14} ${BASELINE - 16} ${left + w - 40} ${BASELINE - 16}H${left + 40}Q${left + 14} ${BASELINE - 16} ${left + 14} ${BASELINE - 40}Z`,
      { fill: wax(thing) },
    ) +
    ellipse(MIDDLE, top + 92, w / 2 - 14, 20, { fill: '#fbf1d8' }) +
    flame(MIDDLE, top + 92, 1.05) +
    rect(left + 54, top + 150, w - 108, 196, { fill: CREAM }) +
    rect(left + 64, top + 160, w - 128, 176, stroked(thing.shade.base, 4)) +
    placedAt(MIDDLE, top + 248, 1.4, 0, ornament(thing.ornament, thing.inks, 2)) +
    path(body, { fill: 'url(#round)', opacity: 0.8 }) +
    ellipse(MIDDLE, top, w / 2, 20, stroked('#ffffff', 6)) +
    path(`M${left + 30} ${top + 40}V${BASELINE - 60}`, { ...stroked('#ffffff', 12), opacity: 0.45 })
  );
};

export const tapers: DrawThing = (thing) => {
  const taper = (cx: number, high: number, fill: string) => {
    const top = BASELINE - 190 - high;
    const stick = `M${cx - 26} ${BASELINE - 190}H${cx + 26}L${cx + 18} ${BASELINE - 150}C${cx + 18} ${BASELINE - 110} ${cx + 44} ${BASELINE - 90} ${cx + 20} ${BASELINE - 66}C${cx + 20} ${BASELINE - 40} ${cx + 92} ${BASELINE - 30} ${cx + 96} ${BASELINE}H${cx - 96}C${cx - 92} ${BASELINE - 30} ${cx - 20} ${BASELINE - 40} ${cx - 20} ${BASELINE - 66}C${cx - 44} ${BASELINE - 90} ${cx - 18} ${BASELINE - 110} ${cx - 18} ${BASELINE - 150}Z`;
    const stem = `M${cx - 13} ${top}L${cx - 19} ${BASELINE - 184}H${cx + 19}L${cx + 13} ${top}Z`;
    return (
      shadow(path(`${stem}${stick}`, { transform: 'translate(30 22)' }), 14, 0.3) +
      contact(cx - 96, 192) +
      solid(stem, fill, 'round') +
      solid(stick, '#c79a45', 'round') +
      flame(cx, top, 0.8)
    );
  };
  return taper(MIDDLE - 130, 520, thing.shade.base) + taper(MIDDLE + 130, 430, thing.shade.light);
};
