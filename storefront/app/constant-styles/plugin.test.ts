import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { constantStyles } from './plugin.ts';

const sources = {
  'Base.tsx': `import styled from 'styled-components';
    const Root = styled.div\`gap: 1px; & > a { color: red; &:hover { color: blue; } }\`;
    export const Base = (props: { className?: string }) => <Root {...props} />;`,
  'Over.tsx': `import styled from 'styled-components';
    import { Base } from './Base.tsx';
    export const Over = styled(Base)\`gap: 2px;\`;`,
  'variants.ts': `import { css } from 'styled-components';
    export const variants = (attribute, styles) => Object.keys(styles).map((name) => css\`&[\${attribute}='\${name}'] { \${styles[name]} }\`);`,
  'Toned.tsx': `import styled, { css, type RuleSet } from 'styled-components';
    import { variants } from './variants.ts';
    const tones: Record<'calm' | 'loud', RuleSet> = { calm: css\`\`, loud: css\`color: red;\` };
    export const Toned = styled.p\`color: blue; \${variants('data-tone', tones)}\`;`,
  'entry.tsx': `export { Over } from './Over.tsx'; export { Toned } from './Toned.tsx';`,
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'constant-styles-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

/** The script and the styles that are built of the sources, for a browser or the server. */
async function built(ssr: boolean) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [constantStyles(root)],
    build: {
      ssr,
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'entry.tsx'),
        external: [/^react/, /^@otzar\//],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { script, styles: styles.join('') };
}

it('leaves a browser a class name, with the rules in a file: what is restyled before what restyles it', async () => {
  const { script, styles } = await built(false);
  expect(script).not.toContain('styled-components');
  expect(script).not.toContain('gap');
  const [, base, over] = /\.(\w+)\{gap:1px;\}[\s\S]*\.(\w+)\{gap:2px;\}/.exec(styles) ?? [];
  expect(script).toMatch(new RegExp(`styledBlock\\("div", "${base}"\\)`));
  expect(script).toMatch(new RegExp(`styledBlock\\(Base, "${over}"\\)`));
  expect(styles).toContain(`.${base}>a:hover{color:blue;}`);
});

it('gives the server the same class names, with the rules beside them and no file', async () => {
  const browser = await built(false);
  const { script, styles } = await built(true);
  expect(styles).toBe('');
  const [, over] = /styledBlock\(Base, "(\w+)"\)/.exec(browser.script) ?? [];
  expect(script).toContain(`styledBlock(Base, "${over}", ".${over}{gap:2px;}")`);
});

it('leaves of the styles of variants the rules alone', async () => {
  const { script, styles } = await built(false);
  expect(styles).toMatch(/\.(\w+)\{color:blue;\}\.\1\[data-tone='loud'\]\{color:red;\}/);
  expect(script).not.toMatch(/calm|loud|css/);
});
