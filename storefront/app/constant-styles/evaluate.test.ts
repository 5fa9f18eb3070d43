import { describe, expect, it } from 'vitest';
import { Evaluator } from './evaluate.ts';
import { type Module, readModule } from './module.ts';

const files: Record<string, string> = {
  tokens: `export const vars = { space: { '-1': '4px', '2': 'var(--space-2)' }, plain: { gap: '1px' } } as const;`,
  look: `import { css } from 'styled-components';
    import { vars } from 'tokens';
    export const look = css\`gap: \${vars.space[2]};\`;`,
  index: `export { look as boxLook } from 'look'; export * from 'tokens';`,
};

const moduleOf = (name: string): Module => readModule(name, files[name] ?? '');
const evaluator = new Evaluator(
  async (from) => moduleOf(from),
  (file) => file,
);

/** What a block with this text becomes, in a module that begins with this. */
async function blockOf(beginning: string, text: string) {
  const module = readModule(
    'Box.tsx',
    `import styled, { css, keyframes } from 'styled-components';${beginning}\nconst Box = styled.div\`${text}\`;`,
  );
  const box = module.constants.get('Box');
  if (box?.type !== 'TaggedTemplateExpression') throw new Error('The module has no block.');
  return evaluator.block(box.quasi, module);
}

describe('a block of constants', () => {
  it('has its tokens written in, by name, number and negative number', async () => {
    const { text } = await blockOf(
      `import { vars } from 'tokens';`,
      `a: \${vars.plain.gap}; b: \${vars.space[2]}; c: \${vars.space[-1]};`,
    );
    expect(text).toBe('a: 1px; b: var(--space-2); c: 4px;');
  });

  it('takes in a mixin of another module, also by the name that an index gives it', async () => {
    const { text } = await blockOf(`import { boxLook } from 'index';`, `\${boxLook} color: red;`);
    expect(text).toBe('gap: var(--space-2); color: red;');
  });

  it('names an animation and brings its rules along, through a mixin too', async () => {
    const { text, animations } = await blockOf(
      `const turn = keyframes\`to { rotate: 1turn; }\`; const busy = css\`animation: \${turn} 1s;\`;`,
      `\${busy}`,
    );
    const name = /animation: (\w+) 1s;/.exec(text)?.[1];
    expect(name).toBeTruthy();
    expect(animations).toBe(`@keyframes ${name}{to{rotate:1turn;}}`);
  });

  it('takes in the styles of variants, each where the attribute has its name', async () => {
    const { text } = await blockOf(
      `import { variants } from 'variants';
       const tones = { calm: css\`a: 1;\`, 'very-loud': css\`a: 2;\` } satisfies Record<Tone, RuleSet>;`,
      `\${variants('data-tone', tones)}`,
    );
    expect(text).toBe("&[data-tone='calm'] {a: 1;}\n&[data-tone='very-loud'] {a: 2;}\n");
  });

  it.each([
    ['a call of something else', `import { variants } from 'variants';`, `\${other('a', {})}`],
    [
      'variants whose styles are no blocks',
      `import { variants } from 'variants';`,
      `\${variants('data-a', { b: 'c' })}`,
    ],
    ['a function', '', `\${(props) => props.color}`],
    ['a token that is not there', `import { vars } from 'tokens';`, `\${vars.space[3]}`],
    ['what is worked out when it runs', 'const gap = measure();', `\${gap}`],
    ['a group of tokens', `import { vars } from 'tokens';`, `\${vars.space}`],
  ])('refuses %s, and says where', async (_, beginning, text) => {
    await expect(blockOf(beginning, text)).rejects.toThrow(
      /^Box\.tsx:2: `.+` is not constant\. Styled blocks are worked out when the shop is built/,
    );
  });
});
