import { expect, test } from 'vitest';
import { accountRows } from './accounts.mjs';
import { backPaths } from './back.mjs';
import before from './before.json' with { type: 'json' };
import { readRows } from './large.mjs';
import { CLIENTS } from './orders.mjs';
import { rows as pageRows } from './pages.mjs';
import { memoryRows, pages } from './server.mjs';
import { tapRows } from './taps.mjs';
import { touchRows } from './touches.mjs';
import { rows as visitRows } from './visits.mjs';

/** The names of each table's rows, as the bench writes them. */
const measured: Record<keyof typeof before, string[]> = {
  visit: Object.keys(visitRows),
  pages: Object.keys(pageRows),
  touches: touchRows,
  phone: Object.keys(tapRows),
  back: Object.keys(backPaths),
  'one client': Object.keys(pages),
  'pages a second': Object.keys(pages),
  memory: memoryRows,
  accounts: accountRows,
  'orders, embedded': CLIENTS.map(String),
  'orders, PostgreSQL': CLIENTS.map(String),
  reads: readRows,
};

test.each(Object.entries(measured))(
  'what was before of "%s" stands beside its row',
  (name, rows) => {
    const told = Object.keys(before[name as keyof typeof before]);
    expect(told.filter((row) => !rows.includes(row))).toEqual([]);
  },
);
