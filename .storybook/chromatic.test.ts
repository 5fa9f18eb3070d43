import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { askForPictures } from './chromatic-pictures.mjs';
import { storiesIn } from './chromatic-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Asked {
  modes?: Record<string, object>;
  disableSnapshot?: boolean;
}
interface Story {
  tags?: string[];
  parameters?: { layout?: string; chromatic?: Asked };
}

const asked = (meta: { title: string; tags?: string[] }, ...stories: Story[]) => {
  askForPictures(meta, stories);
  return stories.map(({ parameters }) => parameters?.chromatic);
};

describe('Chromatic is asked', () => {
  const meta = { title: 'Widgets/BagLine' };

  it('for the first of a file in all its modes, and for the others on a desktop', () => {
    const [first, second] = asked(meta, {}, {});
    expect(Object.keys(first?.modes ?? {})).toEqual([
      'desktop',
      'tablet',
      'dark',
      'rtl',
      'large-text',
      'dense',
    ]);
    expect(second).toEqual({ modes: { desktop: { viewport: 'desktop' } } });
  });

  it('as the tags of a story and of its file say', () => {
    const tagged = { ...meta, tags: ['dark'] };
    const [, dark, light] = asked(tagged, {}, { tags: ['responsive'] }, { tags: ['!dark'] });
    expect(Object.keys(dark?.modes ?? {})).toEqual(['desktop', 'phone', 'dark']);
    expect(Object.keys(light?.modes ?? {})).toEqual(['desktop']);
  });

  it('for none of what is not pictured', () => {
    const [, none] = asked(meta, {}, { tags: ['unpictured'] });
    expect(none).toEqual({ disableSnapshot: true });
  });

  it('beside what the story asks for itself', () => {
    const story: Story = { parameters: { layout: 'fullscreen' } };
    asked(meta, story);
    expect(story.parameters?.layout).toBe('fullscreen');
  });

  it('in the order of the file', () => {
    const file =
      'const meta = {};\nexport default meta;\nexport const B: Story = {};\nexport const A: Story = {};';
    expect(storiesIn(file)).toEqual(['B', 'A']);
  });
});

/** How Chromatic answers to a token that it does not know. */
const refusal = { message: 'No Access', path: ['token'], locations: [{ line: 1, column: 1 }] };

/** Runs `npm run chromatic` with a token, or none, against a Chromatic that knows nobody. */
async function runChromatic(token: string) {
  const calls: (string | undefined)[] = [];
  const index = createServer((request, response) => {
    calls.push(request.url);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ errors: [refusal] }));
  });
  await new Promise<void>((open) => index.listen(0, open));
  const { port } = index.address() as AddressInfo;
  try {
    const child = spawn(process.execPath, ['.storybook/chromatic.mjs'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CI: 'true',
        CHROMATIC_PROJECT_TOKEN: token,
        CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
        DISABLE_ERROR_MONITORING: 'true',
        DISABLE_ANALYTICS: 'true',
      },
    });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const code = await new Promise((ended) => child.on('close', ended));
    return { code, said, calls };
  } finally {
    index.close();
  }
}

describe('npm run chromatic', () => {
  it('comes as far as the token, and says that it is not known', async () => {
    const { code, said } = await runChromatic('chpt_0123456789ab');
    expect(said).toMatch(/Authenticating with Chromatic[\s\S]*No Access/);
    expect(code).not.toBe(0);
  });

  it('says without a token that it did nothing', async () => {
    const { code, said, calls } = await runChromatic('');
    expect(said).toContain('Nothing was sent to Chromatic');
    expect(calls).toEqual([]);
    expect(code).toBe(0);
  });
});
