import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { bothLanguages, catalogueInBothLanguages } from './both-languages-plugin.ts';
import { withEnglishPlays } from './plays-plugin.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What a module of a room exports as a page of the workshop at an address runs it. */
function workshopWith(room: string, code: string) {
  const entry = inRoot(`${room}/workshop-entry.ts`);
  const built = build({
    root: inRoot(''),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      catalogueInBothLanguages(),
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'cjs' } },
    },
  });
  return async (search: string) => {
    const { output } = (await built) as Rollup.RollupOutput;
    const exports: Record<string, unknown> = {};
    new Function('location', 'exports', 'module', output[0].code)({ search }, exports, { exports });
    return exports;
  };
}

describe('a catalogue in the workshop', () => {
  it('is in the language that the page is opened in, in either room', async () => {
    const cases = [
      [
        'design-system',
        '#messages/widgets/frame/AccountMenu',
        'yourAccount',
        'Your account',
        'החשבון שלך',
      ],
      [
        'storefront/app',
        '#messages/platform/failure',
        'waitsForConnection',
        /^This page has to wait/,
        /^העמוד הזה יחכה/,
      ],
    ] as const;
    for (const [room, specifier, name, english, hebrew] of cases) {
      const open = workshopWith(room, `export { ${name} } from '${specifier}';`);
      expect((await open('?globals=theme:dark'))[name]).toEqual(expect.stringMatching(english));
      expect((await open('?globals=interface:he'))[name]).toEqual(expect.stringMatching(hebrew));
    }
  });

  it('says with the language of the page how it is written', async () => {
    const open = workshopWith('storefront/app', "export { language, direction } from '#language';");
    expect(await open('')).toMatchObject({ language: 'en', direction: undefined });
    expect(await open('?globals=interface:he')).toMatchObject({ language: 'he', direction: 'rtl' });
  });

  it('of what answers calls has both already, and chooses by who is answered', async () => {
    const open = workshopWith(
      'storefront/contract',
      `import { messages } from '#messages/bag';
      import { decideLanguage } from './language.ts';
      decideLanguage(() => 'he');
      export const said = messages.notWhole;`,
    );
    expect((await open('?globals=interface:en')).said).toMatch(/[א-ת]/);
  });

  it('has each constant of its own, and only those', () => {
    const code =
      "const few = 2;\nexport const bag = 'Bag';\nexport const items = (n: number) => n;\n";
    const lines = bothLanguages(code, inRoot('storefront/app/shell/messages.en.ts')).split('\n');
    expect(lines).toEqual([
      "import { pick } from '../../../.storybook/interface.ts';",
      "import * as en from './messages.en.ts';",
      "import * as he from './messages.he.ts';",
      'export const bag = /* @__PURE__ */ pick(en.bag, he.bag);',
      'export const items = /* @__PURE__ */ pick(en.items, he.items);',
      '',
    ]);
  });

  it.each(["export default 'Bag';", "export * from './others.ts';", 'export function items() {}'])(
    'is refused with %s, which could not be chosen',
    (code) => {
      expect(() => bothLanguages(code, '/house/messages.en.ts')).toThrow(/exports constants only/);
    },
  );
});

it('a file of stories hands over all that may have a play', () => {
  const code = withEnglishPlays(
    'const meta = {};\nexport default meta;\nexport const B: Story = {};\nexport const A = {};',
  );
  expect(code).toContain('playInEnglish([meta, B, A]);');
});
